import { type HeadedListing, listingHeading } from '../../domain/site/listingHeading';
import { useWords } from './useWords';

/** Returns a function that names a listing (`listingHeading`) in the language of the page. */
export function useListingHeading(): (listing: HeadedListing) => string {
  const { t, code } = useWords();
  return (listing) => listingHeading(listing, t, code);
}
