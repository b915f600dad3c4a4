import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, securityHeaders } from '../domain/site/hosting';

/** The headers that the build in a public folder asks for; those of every build where it left none. */
export function readBuildHeaders(publicFolder: string | null): Record<string, string> {
  const file = join(publicFolder ?? '', headersFile);
  return publicFolder !== null && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { ...securityHeaders };
}
