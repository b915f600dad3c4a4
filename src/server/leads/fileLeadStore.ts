import { join } from 'node:path';
import { openDurableLog } from './durableLog';
import { createLeadReference } from './leadReference';
import type { Lead, LeadStore, Receipt } from './leadStore';

/**
 * Keeps leads in `leads.jsonl`, one JSON object a line: the lead and its `reference`. For one server at a time.
 * @param folder made on first use
 */
export async function openFileLeadStore(folder: string): Promise<LeadStore> {
  const log = await openDurableLog(join(folder, 'leads.jsonl'));
  const references = new Set<string>();
  /** Reference by key. A promise while the lead is being written, so that its double waits with it. */
  const stored = new Map<string, Promise<string>>();
  for (const { key, reference } of log.lines.flatMap(readReceipt)) {
    references.add(reference);
    if (!stored.has(key)) stored.set(key, Promise.resolve(reference));
  }

  const write = async (lead: Lead): Promise<string> => {
    const reference = createLeadReference((candidate) => references.has(candidate));
    references.add(reference);
    await log.append(JSON.stringify({ reference, ...lead }));
    return reference;
  };

  return {
    async add(lead): Promise<Receipt> {
      const first = stored.get(lead.key);
      if (first) return { reference: await first, repeated: true };
      const writing = write(lead);
      stored.set(lead.key, writing);
      try {
        return { reference: await writing, repeated: false };
      } catch (error) {
        stored.delete(lead.key);
        throw error;
      }
    },
    find: async (key) => (await stored.get(key)) ?? null,
    close: () => log.close(),
  };
}

/** Key and reference of a stored line; nothing of a line that a crash cut short. */
function readReceipt(line: string): { key: string; reference: string }[] {
  try {
    const { key, reference } = JSON.parse(line) as Partial<Record<'key' | 'reference', unknown>>;
    return typeof key === 'string' && typeof reference === 'string' ? [{ key, reference }] : [];
  } catch {
    return [];
  }
}
