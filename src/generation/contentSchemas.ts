import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import type { Fault } from './fault';
import type { FieldMarks } from './findMarked';
import { formMessage } from './schemaDef';

type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string };

/** The folder of the schemas, relative to the project's root. `.vscode/settings.json` ties them to the content. */
export const schemaFolder = '.vscode/schemas';

/** The collections to whose entries other entries refer. */
const referencedCollections = ['areas', 'offices', 'offPlan', 'pictures', 'team'] as const;

/** The name of the file with the keys of these collections, beside the schemas. */
export const namesFile = 'names.schema.json';

/** Returns the name of the schema file of a collection. */
export function schemaFileOf(collection: CollectionName): string {
  return `${collection}.schema.json`;
}

/**
 * Returns the JSON Schema (draft 7) of the JSON files of a collection, for code editors. It accepts every file that
 * `content:check` accepts. References accept every well-formed key and suggest the existing ones, so that two entries
 * can be added in any order.
 */
export function contentSchema(collection: CollectionName): JsonSchema {
  const made = z.toJSONSchema(collections[collection].schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => adapt(zodSchema, jsonSchema as JsonSchema),
  });
  // The body comes from Markdown files.
  if (made.properties) delete made.properties.body;
  if (made.required) made.required = made.required.filter((name) => name !== 'body');
  return made as JsonSchema;
}

/**
 * Returns a warning if the suggested keys differ from the content's. Nothing is reported in a folder without schemas.
 * @param root the project's root
 */
export function checkNames(root: string, content: Content): Fault[] {
  const file = `${schemaFolder}/${namesFile}`;
  const path = join(root, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') === schemaText(namesSchema(content))) return [];
  return [
    {
      ...{ file, path: '', found: 'other names than those in content/', severity: 'warning' },
      expected: 'the current names, which `npm run content:schemas` writes',
    },
  ];
}

/**
 * Writes the suggested keys if they differ from the content's. Nothing is written in a folder without schemas.
 * @param content all of it, without errors
 */
export function updateNames(root: string, content: Content): void {
  if (checkNames(root, content).length === 0) return;
  writeFileSync(join(root, schemaFolder, namesFile), schemaText(namesSchema(content)));
}

/** Returns the text of a schema file. */
export function schemaText(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Returns the schema with the keys of all entries to which others refer, sorted. */
export function namesSchema(content: Content): object {
  const definitions = referencedCollections.map((name) => {
    const { key } = collections[name];
    const keys = content[name].map((entry) => (entry as Record<string, unknown>)[key] as string);
    return [name, { enum: keys.sort() }];
  });
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions: Object.fromEntries(definitions) };
}

/** Adapts one node of a JSON Schema to code editors. */
function adapt(schema: z.core.$ZodType, json: JsonSchema): void {
  const { references } = json as FieldMarks;
  if (json.pattern) json.patternErrorMessage = `Expected ${formMessage(schema) ?? 'another form'}.`;
  // The second option accepts what is not suggested.
  if (references) {
    json.anyOf = [{ $ref: `${namesFile}#/definitions/${references}` }, { type: 'string' }];
    delete json.references;
  }
  delete json.isLink;
  delete json.isPast;
  // Editors would insert these defaults, but a field without a value is left out.
  delete json.default;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}
