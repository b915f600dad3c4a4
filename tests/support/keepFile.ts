import type { FileType } from '../../src/domain/forms/fileAnswer';
import type { KeptFiles } from '../../src/server/leads/openFiles';

/** Stores a file as if it had been sent with a lead. Returns its name. */
export async function keepFile(files: KeptFiles, type: FileType, content: string): Promise<string> {
  return files.keep(await files.receive([Buffer.from(content)]), type);
}
