import { existsSync } from 'node:fs';

/** Takes the settings of a file `.env` where there is one; what the environment says already stands. */
export function loadEnvironment(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
