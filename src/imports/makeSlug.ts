import type { ListingJson, Names } from './importContext';

/**
 * Makes the slug of a new home as editors write it: `2-bedroom-apartment-for-rent-in-marina-towers-marina-lusail`.
 * A slug that is taken ends in the reference.
 * @param placesOf returns the English names of an area and those around it, without the country
 */
export function makeSlug(
  fields: ListingJson,
  placesOf: (area: string) => string[],
  reference: string,
  taken: ReadonlySet<string>,
): string {
  const bedrooms = fields.bedrooms === undefined ? '' : `${fields.bedrooms || 'studio'}`;
  const rooms = bedrooms === 'studio' ? 'studio' : bedrooms && `${bedrooms} bedroom`;
  const building = (fields.building as Names | undefined)?.en ?? '';
  const places = placesOf(String(fields.area)).filter((name) => name !== building);
  const words = [rooms, fields.type, 'for', fields.purpose, 'in', building, ...places].join(' ');
  const slug = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return taken.has(slug) ? `${slug}-${reference}` : slug;
}
