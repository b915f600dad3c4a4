import type { z } from 'zod';
import { optionOf, type SchemaDef } from './schemaDef';

/** A partially parsed value, with `undefined` in place of everything invalid. */
export type Loose<T> = T extends (infer Item)[]
  ? (Loose<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Loose<T[Key]> }
    : T;

/** Parses a value field by field and keeps every field that its schema accepts. */
export function parsePartially(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const def = schema.def as unknown as SchemaDef;
  if (def.type === 'array') {
    return Array.isArray(value)
      ? value.map((item) => parsePartially(def.element as z.ZodType, item))
      : undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const inner = def.innerType ?? def.in;
    return inner && Array.isArray(value) ? parsePartially(inner, value) : undefined;
  }
  if (def.type === 'object') {
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([key, inner]) => [
        key,
        parsePartially(inner, (value as Record<string, unknown>)[key]),
      ]),
    );
  }
  const inner = def.type === 'union' ? optionOf(def, value) : (def.innerType ?? def.in);
  return inner ? parsePartially(inner, value) : undefined;
}
