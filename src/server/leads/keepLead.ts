import { fileTypeOf } from '../../domain/forms/fileAnswer';
import type { Lead, LeadStore, Receipt } from './leadStore';
import type { KeptFiles } from './openFiles';
import type { PostedFile } from './readParts';

/**
 * Stores a lead and its file. The file is stored first, so that a stored lead never names a missing file.
 * @returns the receipt, or null if the content of the file does not match its type
 * @throws if the lead could not be stored; at most a file is left then, which the next sweep removes
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
  // Every ZIP archive begins like a DOCX, but only a DOCX contains the folder name `word/`, uncompressed.
  if (type === null || (type === 'docx' && !file.received.hasWordFolder)) return null;
  const name = await files.keep(file.received, type);
  try {
    const receipt = await store.add({ ...lead, file: { field, name, type, size: file.size } });
    if (receipt.repeated) await files.forget(name);
    return receipt;
  } catch (error) {
    // The connection may have failed after the database stored the lead. Then the lead needs its file.
    const isStored = await store.find(lead.key).then(Boolean, () => true);
    if (!isStored) await files.forget(name);
    throw error;
  }
}
