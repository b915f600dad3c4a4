import type { z } from 'zod';
import { type CollectionName, collections } from '../domain/content/collections';
import { optionOf, type SchemaDef } from './schemaDef';

/**
 * Returns the text of an entry's JSON file: its fields in the order of the schema, without optional fields that are
 * empty, indented by two spaces. The visual editor writes the same text, so a change made there shows only what
 * changed. Fields that the schema does not know are kept at the end.
 */
export function formatEntry(collection: CollectionName, entry: unknown): string {
  return `${JSON.stringify(inOrder(collections[collection].schema, entry), null, 2)}\n`;
}

function inOrder(schema: z.ZodType, value: unknown): unknown {
  const def = schema.def as unknown as SchemaDef;
  const { element } = def;
  if (Array.isArray(value) && def.type === 'array' && element) {
    return value.map((item) => inOrder(element, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (def.type === 'object') return fieldsInOrder(def.shape ?? {}, value as Record<string, unknown>);
  const inner = def.type === 'union' ? optionOf(def, value) : (def.innerType ?? def.in);
  return inner ? inOrder(inner, value) : value;
}

function fieldsInOrder(
  shape: Record<string, z.ZodType>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const names = [...Object.keys(shape), ...Object.keys(value).filter((name) => !(name in shape))];
  const fields = names.flatMap((name): [string, unknown][] => {
    const [field, schema] = [value[name], shape[name]];
    if (!(name in value) || (schema && isEmpty(field) && schema.safeParse(undefined).success)) return [];
    return [[name, schema ? inOrder(schema, field) : field]];
  });
  return Object.fromEntries(fields);
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
