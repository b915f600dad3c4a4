import type { LocaleCode } from '../../i18n/locales';
import type { Listing } from '../content/listings';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Names a listing by its type and bedrooms: "2-bedroom apartment", "Studio apartment", "Office space". */
export function listingHeading(
  { type, bedrooms }: Pick<Listing, 'type' | 'bedrooms'>,
  say: Say,
  code: LocaleCode,
): string {
  const name = say(`listings.type.${type}`);
  if (bedrooms === null) return name;
  if (bedrooms === 0) return say('listings.heading.studio');
  return type === 'compound'
    ? say('listings.heading.compound', { count: bedrooms })
    : say('listings.heading.bedrooms', { count: bedrooms, type: name.toLocaleLowerCase(code) });
}
