import type { Status } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';

/** The status of a listing: for sale, for rent, sold or let agreed. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useWords();
  const isOffMarket = !isOnMarket(status);
  return <Badge tone={isOffMarket ? 'offMarket' : 'plain'}>{t(`listings.status.${status}`)}</Badge>;
}
