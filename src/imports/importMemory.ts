import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../generation/replaceFile';

/** What the import remembers of a home: its reference here, and a hash of each field as it was last written. */
const rememberedHome = z.strictObject({
  reference: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Set while the feed does not contain the home. */
  gone: z.literal(true).optional(),
});

/** An object of JSON as a map, because its keys come from a feed: one may be `constructor` or `__proto__`. */
function mapOf<T extends z.ZodType>(value: T) {
  const entriesOf = (json: unknown) =>
    typeof json === 'object' && json !== null ? new Map(Object.entries(json)) : json;
  return z.preprocess(entriesOf, z.map(z.string(), value));
}

const importMemory = z.strictObject({
  /** Homes by their reference in the feed. */
  homes: mapOf(rememberedHome),
  /** Files in content/pictures/ by the address or name in the feed; null for a picture that was refused. */
  pictures: mapOf(z.string().nullable()),
});

export type RememberedHome = z.infer<typeof rememberedHome>;
export type ImportMemory = z.infer<typeof importMemory>;

/**
 * Reads what the import wrote last.
 * @throws if the file is damaged: without it, fields that were edited by hand could not be told apart
 */
export function readMemory(path: string): ImportMemory {
  const memory: ImportMemory = { homes: new Map(), pictures: new Map() };
  const journal = journalOf(path);
  try {
    const whole = existsSync(path) ? [readFileSync(path, 'utf8')] : [];
    const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(isWhole) : [];
    for (const text of [...whole, ...lines]) {
      const { homes, pictures } = importMemory.parse(JSON.parse(text));
      for (const [key, home] of homes) memory.homes.set(key, home);
      for (const [address, file] of pictures) memory.pictures.set(address, file);
    }
    return memory;
  } catch (error) {
    throw new Error(`${path} is damaged; restore it from version control (${(error as Error).message})`);
  }
}

/**
 * Notes a home that was just written in a hidden file beside the memory, which `replaceMemory` removes. A run that is
 * killed leaves it, and the next one reads it.
 */
export function noteWritten(path: string, { homes, pictures }: ImportMemory): void {
  const line = { homes: Object.fromEntries(homes), pictures: Object.fromEntries(pictures) };
  // The line break comes first, as the line before may be cut short.
  appendFileSync(journalOf(path), `\n${JSON.stringify(line)}`);
}

/** Writes the memory as a whole. */
export function replaceMemory(path: string, memory: ImportMemory): void {
  replaceFile(path, formatMemory(memory));
  rmSync(journalOf(path), { force: true });
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function journalOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.journal`);
}

/** Formats the memory with one line a home or picture, in a stable order, so that differences are easy to read. */
function formatMemory({ homes, pictures }: ImportMemory): string {
  const lines = (entries: ReadonlyMap<string, unknown>) =>
    [...entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const block = (entries: ReadonlyMap<string, unknown>) =>
    entries.size === 0 ? '{}' : `{\n${lines(entries)}\n  }`;
  return `{\n  "homes": ${block(homes)},\n  "pictures": ${block(pictures)}\n}\n`;
}

/** A short hash of a value of a field. The order of keys does not matter, and an empty list counts as no value. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(stable(value)).digest('hex').slice(0, 12);
}

function stable(value: unknown): string {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return JSON.stringify(isEmptyList ? null : (value ?? null), (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
