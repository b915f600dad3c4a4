import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * Reads the entries of a content collection by slug. Entries that cannot be read or do not match the schema are left
 * out: a mistake in the content must not stop the server from taking leads.
 */
export function readCollection<T>(folder: string, collection: string, schema: z.ZodType<T>): Map<string, T> {
  const path = join(folder, collection);
  const entries = existsSync(path) ? readdirSync(path) : [];
  const found = new Map<string, T>();
  for (const entry of entries) {
    const file = entry.endsWith('.json') ? join(path, entry) : join(path, entry, 'index.json');
    if (!existsSync(file)) continue;
    const read = schema.safeParse(readJson(file));
    if (read.success) found.set(entry.replace(/\.json$/, ''), read.data);
  }
  return found;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
