import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '../domain/content/collections';
import {
  contentSchema,
  namesFile,
  namesSchema,
  schemaFileOf,
  schemaFolder,
  schemaText,
} from './contentSchemas';
import { inspectContent } from './loadContent';

/** `npm run content:schemas`: writes the schemas by which code editors complete and check the content. */
function writeSchemas(root: string): void {
  const folder = join(root, schemaFolder);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, schema: object) => writeFileSync(join(folder, name), schemaText(schema));
  for (const name of Object.keys(collections) as CollectionName[]) {
    write(schemaFileOf(name), contentSchema(name));
  }
  write(namesFile, namesSchema(inspectContent(root).content));
}

writeSchemas(process.cwd());
