import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Things of a collection by slug; one that cannot be read is as if it were not there: leads are more than order. */
export function readCollection<T>(folder: string, collection: string, schema: z.ZodType<T>): Map<string, T> {
  const place = join(folder, collection);
  const entries = existsSync(place) ? readdirSync(place) : [];
  const found = new Map<string, T>();
  for (const entry of entries) {
    const path = entry.endsWith('.json') ? join(place, entry) : join(place, entry, 'index.json');
    if (!existsSync(path)) continue;
    const read = schema.safeParse(readJson(path));
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
