import { useSyncExternalStore } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { isNewlyListed } from '../../../domain/content/isNewlyListed';
import { isOnMarket } from '../../../domain/content/listingTerms';
import { openedHomes } from '../../listings/openedHomes';
import { useWords } from '../../locale/useWords';
import { Badge } from '../../ui/Badge';
import { isNewSinceVisit, onNewHomes } from '../saved/homesSinceVisit';
import type { HomeExtras } from './HomeExtras';

type Props = {
  listing: ListingCardView;
  home: HomeExtras;
  /** True where the picture has room for a short label only. */
  small?: boolean;
};

/** Labels on the picture of a card: new on the site or since the last visit, and opened before in this browser. */
export function CardMarks({ listing: { family, reference, status }, home, small = false }: Props) {
  const { t } = useWords();
  const opened = useSyncExternalStore(openedHomes.subscribe, openedHomes.read);
  const isOffered = isOnMarket(status);
  const isNewToVisitor = useSyncExternalStore(onNewHomes, () => isNewSinceVisit(family, reference));
  const isNew = isNewToVisitor || isNewlyListed(home.listed, new Date());
  return (
    <>
      {isOffered && isNew && (
        <Badge tone="brand">{t(isNewToVisitor && !small ? 'resultCards.newToYou' : 'resultCards.new')}</Badge>
      )}
      {opened.includes(reference) && <Badge>{t('resultCards.seen')}</Badge>}
    </>
  );
}
