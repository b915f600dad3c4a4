import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileType } from '../../src/domain/forms/fileAnswer';
import type { KeptFiles } from '../../src/server/leads/openFiles';

/** Stores a file as if it had been sent with a lead. Returns its name. */
export async function keepFile(files: KeptFiles, type: FileType, content: string): Promise<string> {
  return files.keep(await files.receive([Buffer.from(content)]), type);
}

/** Returns the names of the files of leads in a data folder. */
export function keptFiles(dataFolder: string): string[] {
  const folder = join(dataFolder, 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
}
