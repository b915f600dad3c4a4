import { pictureFileName } from '../../domain/content/pictureFileName';

/** A picture as Sveltia CMS names it: with the folder that the configuration gives it. */
const pictureAddress = /^(?:\.|\/content\/pictures)?\/([^/]+\.(jpe?g|png|svg))$/i;

/**
 * Returns the data of an entry with pictures by their bare names, as the content has them. Uploaded photos get the name
 * under which they are taken in: `img_2041.jpeg` becomes `img-2041.jpg`.
 */
export function withBareNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBareNames);
  if (typeof value === 'string') {
    const [, file, ending = ''] = pictureAddress.exec(value) ?? [];
    if (!file) return value;
    return (/^jpe?g$/i.test(ending) && pictureFileName(file)) || file;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBareNames(inner)]));
}
