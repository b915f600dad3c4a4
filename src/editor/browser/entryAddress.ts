import type { CmsConfig } from '@sveltia/cms';

/** Returns the address in the editor of the entry with a file: `#/collections/listings/entries/cap-1042`. */
export function entryAddress(file: string, { collections = [], singletons = [] }: CmsConfig): string {
  const single = singletons.find((each) => 'file' in each && each.file === file);
  if (single) return `#/collections/_singletons/entries/${single.name}`;
  const [, folder = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  if (file.endsWith('.md')) return `#/collections/texts-${folder}/entries/${rest[0]}`;
  const collection = collections.find((each) => 'name' in each && each.name === folder);
  const isNested = collection && 'nested' in collection;
  const slug = isNested ? rest : rest.filter((name) => name !== 'index');
  return `#/collections/${folder}/entries/${slug.join('/')}`;
}
