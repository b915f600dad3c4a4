import type { z } from 'zod';
import type { CollectionName } from '../domain/content/collections';

export type FoundReference = { path: string; to: CollectionName; key: string };

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
};

/**
 * Finds every reference to another thing within a parsed value, by walking it together with its schema: fields made by
 * `reference()` and `picture` carry the name of the collection that they refer to.
 */
export function findReferences(schema: z.ZodType, value: unknown, path: string[] = []): FoundReference[] {
  if (value === null || value === undefined) return [];
  const to = schema.meta()?.references as CollectionName | undefined;
  if (to) return [{ path: path.join('.'), to, key: String(value) }];
  const def = schema.def as unknown as Def;
  if (def.type === 'object') {
    return Object.entries(def.shape ?? {}).flatMap(([key, inner]) =>
      findReferences(inner, (value as Record<string, unknown>)[key], [...path, key]),
    );
  }
  if (def.type === 'array') {
    return (value as unknown[]).flatMap((item, index) =>
      findReferences(def.element as z.ZodType, item, [...path, String(index)]),
    );
  }
  if (def.type === 'union') {
    const match = def.options?.find((option) => option.safeParse(value).success);
    return match ? findReferences(match, value, path) : [];
  }
  const inner = def.innerType ?? def.in;
  return inner ? findReferences(inner, value, path) : [];
}
