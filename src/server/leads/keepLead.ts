import { fileTypeOf } from '../../domain/forms/fileAnswer';
import type { Lead, LeadStore, Receipt } from './leadStore';
import type { KeptFiles } from './openFiles';
import type { PostedFile } from './readParts';

/**
 * Keeps a lead with its file, the file first: a lead never names one that is not there. Null when the file, looked at
 * whole, is not what it says.
 * @throws when it could not be kept; nothing of it is left then, or a file that the next sweep removes
 */
export async function keepLead(
  lead: Omit<Lead, 'file'>,
  posted: { field: string; file: PostedFile } | null,
  store: LeadStore,
  files: KeptFiles,
): Promise<Receipt | null> {
  if (posted === null || lead.values[posted.field] === undefined) return store.add({ ...lead, file: null });
  const { field, file } = posted;
  const type = fileTypeOf(file);
  // Any zip begins like a DOCX; only a document has a folder `word/`, whose name stands plain in it.
  if (type === null || (type === 'docx' && !file.received.hasWordFolder)) return null;
  const name = await files.keep(file.received, type);
  try {
    const receipt = await store.add({ ...lead, file: { field, name, type, size: file.size } });
    if (receipt.repeated) await files.forget(name);
    return receipt;
  } catch (error) {
    // The database may have stored the lead and lost the line before it said so: then the file is its own.
    const isStored = await store.find(lead.key).then(Boolean, () => true);
    if (!isStored) await files.forget(name);
    throw error;
  }
}
