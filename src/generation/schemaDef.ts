import { z } from 'zod';

/** The parts of zod's internal schema definition that are needed to traverse it. */
export type SchemaDef = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  values?: unknown[];
  in?: z.ZodType;
};

/** The schema of a field within a value; undefined if the schema has no such field. */
export function schemaAt(
  schema: z.ZodType | undefined,
  path: readonly PropertyKey[],
  value: unknown,
): z.ZodType | undefined {
  if (!schema) return undefined;
  const def = schema.def as unknown as SchemaDef;
  const inner = def.type === 'union' ? optionOf(def, value) : (def.innerType ?? def.in);
  if (inner) return schemaAt(inner, path, value);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const next = def.type === 'array' ? def.element : def.shape?.[String(name)];
  return schemaAt(next, rest, (value as Record<PropertyKey, unknown> | null | undefined)?.[name]);
}

/** The option of a discriminated union that a value selects; undefined if it selects none. */
export function optionOf(def: SchemaDef, value: unknown): z.ZodType | undefined {
  const name = def.discriminator ?? '';
  const given = (value as Record<string, unknown> | null)?.[name];
  return def.options?.find((option) => {
    const field = (option.def as unknown as SchemaDef).shape?.[name];
    return (field?.def as unknown as SchemaDef | undefined)?.values?.includes(given) ?? false;
  });
}

/** The words in which a schema says what form it expects of a text, such as `a date such as "2026-03-31"`. */
export function formMessage(schema: z.core.$ZodType): string | undefined {
  const issues = z.core.safeParse(schema, '\u0000').error?.issues ?? [];
  return issues.find(({ code }) => code === 'invalid_format')?.message;
}
