import type { Listing } from '../../domain/content/listings';
import { absoluteUrl } from '../../domain/site/meta';
import { listingPath } from '../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import type { PageViews } from '../views/pageViews';
import { type Cell, csvText } from './csvText';
import { photoUrls } from './homeFacts';

const columnsOf = (field: string, names: readonly string[]) => names.map((name) => `${field}.${name}`);
const inLanguages = (field: string) => columnsOf(field, localeCodes);

/** The columns, named as the fields of a listing, then the addresses of its pages and photos. */
export const listingColumns: readonly string[] = [
  ...['reference', 'slug', 'family', 'purpose', 'type', 'status', 'bedrooms', 'bathrooms', 'size', 'plot'],
  ...['price.amount', 'price.currency', 'price.period', 'deposit', 'cheques', 'furnished', 'billsIncluded'],
  ...['fitOut', 'tenure', 'leaseYears', 'epc.current', 'epc.potential', 'serviceCharge', 'completion'],
  ...['floor', 'parking', 'maidsRoom', 'view', 'features'],
  ...inLanguages('building'),
  ...['area', 'point.lat', 'point.lng', 'agent', 'gallery', 'floorPlans'],
  ...columnsOf('video', ['provider', 'id']),
  ...['listed', 'verified', 'priceHistory', 'priceSince', 'permit', 'permitUrl', 'project', 'unit'],
  ...inLanguages('title'),
  ...inLanguages('description'),
  ...inLanguages('url'),
  'photos',
];

/**
 * Returns all homes as CSV, one a row, also those off the market (`status`). Lists are separated by spaces: their
 * entries are names and URLs, which have none. An earlier price is written as `2026-03-01:12000`.
 */
export function listingsCsv(views: Record<LocaleCode, PageViews>, listings: readonly Listing[]): string {
  const rows = listings.map((listing) => ({
    ...cellsOf(listing),
    priceHistory: listing.priceHistory.map(({ date, amount }) => `${date}:${amount}`).join(' '),
    ...Object.fromEntries(
      localeCodes.map((code) => [
        `url.${code}`,
        absoluteUrl(views[code].siteUrl, listingPath(listing), code),
      ]),
    ),
    photos: photoUrls(views.en, listing).join(' '),
  }));
  return csvText(listingColumns, rows, true);
}

/** Flattens an object: the field `amount` of `price` becomes `price.amount`, a list becomes a text. */
function cellsOf(value: object, prefix = ''): Record<string, Cell> {
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Cell][] => {
    if (Array.isArray(inner)) return [[prefix + name, inner.join(' ')]];
    if (inner !== null && typeof inner === 'object')
      return Object.entries(cellsOf(inner, `${prefix}${name}.`));
    return [[prefix + name, inner as Cell]];
  });
  return Object.fromEntries(entries);
}
