import type { Listing } from '../../domain/content/listings';
import { useWords } from './useWords';

type Named = Pick<Listing, 'type' | 'bedrooms'>;

/**
 * Returns a function that names a listing by its type and bedrooms: "2-bedroom apartment", "Studio apartment", "Office
 * space".
 */
export function useListingHeading(): (listing: Named) => string {
  const { t, code } = useWords();
  return ({ type, bedrooms }) => {
    const name = t(`listings.type.${type}`);
    if (bedrooms === null) return name;
    if (bedrooms === 0) return t('listings.heading.studio');
    return type === 'compound'
      ? t('listings.heading.compound', { count: bedrooms })
      : t('listings.heading.bedrooms', { count: bedrooms, type: name.toLocaleLowerCase(code) });
  };
}
