import { existsSync } from 'node:fs';

/** Loads variables from the `.env` file, if there is one. Variables that are already set keep their values. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile();
}
