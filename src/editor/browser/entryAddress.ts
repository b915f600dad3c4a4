import type { CmsConfig } from '@sveltia/cms';

/** Returns the address in the editor of the entry with a file: `#/collections/listings/entries/cap-1042`. */
export function entryAddress(file: string, { collections = [] }: CmsConfig): string {
  const [, folder = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  if (rest.length === 0) return `#/singletons/${folder}`;
  if (file.endsWith('.md')) return `#/collections/texts-${folder}/entries/${rest[0]}`;
  const collection = collections.find((each) => 'name' in each && each.name === folder);
  const isNested = collection && 'nested' in collection;
  const slug = isNested ? rest : rest.filter((name) => name !== 'index');
  return `#/collections/${folder}/entries/${slug.join('/')}`;
}
