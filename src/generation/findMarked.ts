import type { z } from 'zod';
import { optionOf, type SchemaDef } from './schemaDef';

/** The metadata that a schema can attach to a field. */
export type FieldMarks = {
  /** The collection that the field refers to. */
  references?: string;
  /** True for a path or URL that becomes a link. */
  isLink?: boolean;
  /** True for a date that must not be in the future. */
  isPast?: boolean;
};
export type MarkedField = { path: string; marks: FieldMarks; value: unknown };

/** The part of a schema that leads to marked fields; null if it has none. */
type Branch = {
  marks?: FieldMarks;
  fields?: [name: string, branch: Branch][];
  element?: Branch;
  /** The branch of each option, for unions. */
  def?: SchemaDef;
  options?: Map<z.ZodType, Branch | null>;
};

const known = new WeakMap<z.ZodType, { branch: Branch | null }>();

/**
 * Finds the fields of a value whose schema has metadata (`reference()`, `picture`, `linkedPath`, `url`, `pastDate`), by
 * traversing the schema and the value together. Missing fields are skipped.
 */
export function findMarked(schema: z.ZodType, value: unknown): MarkedField[] {
  const found: MarkedField[] = [];
  const branch = branchOf(schema);
  if (branch) collect(branch, value, '', found);
  return found;
}

function collect(branch: Branch, value: unknown, path: string, found: MarkedField[]): void {
  if (value === null || value === undefined) return;
  const within = path ? `${path}.` : '';
  if (branch.marks) found.push({ path, marks: branch.marks, value });
  for (const [name, inner] of branch.fields ?? []) {
    collect(inner, (value as Record<string, unknown>)[name], `${within}${name}`, found);
  }
  if (branch.element && Array.isArray(value)) {
    const { element } = branch;
    value.forEach((item, index) => {
      collect(element, item, `${within}${index}`, found);
    });
  }
  if (branch.options && branch.def) {
    const option = optionOf(branch.def, value);
    const inner = option && branch.options.get(option);
    if (inner) collect(inner, value, path, found);
  }
}

function branchOf(schema: z.ZodType): Branch | null {
  const cached = known.get(schema);
  if (cached) return cached.branch;
  const branch = makeBranch(schema);
  known.set(schema, { branch });
  return branch;
}

function makeBranch(schema: z.ZodType): Branch | null {
  const { description, ...marks } = (schema.meta() ?? {}) as FieldMarks & { description?: string };
  if (marks.references || marks.isLink || marks.isPast) return { marks };
  const def = schema.def as unknown as SchemaDef;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape ?? {}).flatMap(([name, inner]): [string, Branch][] => {
      const branch = branchOf(inner);
      return branch ? [[name, branch]] : [];
    });
    return fields.length > 0 ? { fields } : null;
  }
  if (def.type === 'array') {
    const element = def.element && branchOf(def.element);
    return element ? { element } : null;
  }
  if (def.type === 'union') {
    return { def, options: new Map(def.options?.map((option) => [option, branchOf(option)])) };
  }
  const inner = def.innerType ?? def.in;
  return inner ? branchOf(inner) : null;
}
