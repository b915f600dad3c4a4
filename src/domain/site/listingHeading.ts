import type { LocaleCode } from '../../i18n/locales';
import type { Listing } from '../content/listings';

type Say = (key: string, values?: Record<string, string | number>) => string;
type Typed = Pick<Listing, 'type'> & Partial<Pick<Listing, 'family'>>;
export type HeadedListing = Typed & Pick<Listing, 'bedrooms'>;

/** The dictionary key of a listing's type. On the commercial market, a compound is offered as a whole. */
export function typeLabel({ type, family }: Typed): string {
  return type === 'compound' && family === 'commercial'
    ? 'listings.type.whole-compound'
    : `listings.type.${type}`;
}

/** Names a listing by its type and bedrooms: "2-bedroom apartment", "Studio apartment", "Office space". */
export function listingHeading(listing: HeadedListing, say: Say, code: LocaleCode): string {
  const { bedrooms } = listing;
  const label = typeLabel(listing);
  const name = say(label);
  if (bedrooms === null) return name;
  if (bedrooms === 0) return say('listings.heading.studio');
  return label === 'listings.type.compound'
    ? say('listings.heading.compound', { count: bedrooms })
    : say('listings.heading.bedrooms', { count: bedrooms, type: name.toLocaleLowerCase(code) });
}
