import type { z } from 'zod';

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

/** The option of a discriminated union that a value selects; undefined if it selects none. */
export function optionOf(def: SchemaDef, value: unknown): z.ZodType | undefined {
  const name = def.discriminator ?? '';
  const given = (value as Record<string, unknown> | null)?.[name];
  return def.options?.find((option) => {
    const field = (option.def as unknown as SchemaDef).shape?.[name];
    return (field?.def as unknown as SchemaDef | undefined)?.values?.includes(given) ?? false;
  });
}
