import type { FileType } from '../../src/domain/forms/fileAnswer';
import type { KeptFiles } from '../../src/server/leads/openFiles';

/** Keeps a file as if it had come with a lead; gives its name. */
export async function keepFile(files: KeptFiles, type: FileType, content: string): Promise<string> {
  return files.keep(await files.receive([Buffer.from(content)]), type);
}
