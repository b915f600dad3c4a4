import type { Status } from '../../domain/content/listings';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';

/** The status of a listing: for sale, for rent, sold or let agreed. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useWords();
  const isOffMarket = status === 'sold' || status === 'let-agreed';
  return <Badge tone={isOffMarket ? 'offMarket' : 'plain'}>{t(`listings.status.${status}`)}</Badge>;
}
