import { useSyncExternalStore } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { isNewlyListed } from '../../../domain/content/isNewlyListed';
import { openedHomes } from '../../listings/openedHomes';
import { useWords } from '../../locale/useWords';
import { Badge } from '../../ui/Badge';
import type { HomeExtras } from './HomeExtras';

type Props = { listing: ListingCardView; home: HomeExtras };

/** Labels on the picture of a card: new on the site, and opened before in this browser. */
export function CardMarks({ listing: { reference, status }, home }: Props) {
  const { t } = useWords();
  const opened = useSyncExternalStore(openedHomes.subscribe, openedHomes.read);
  const isOnMarket = status !== 'sold' && status !== 'let-agreed';
  return (
    <>
      {isOnMarket && isNewlyListed(home.listed, new Date()) && (
        <Badge tone="brand">{t('resultCards.new')}</Badge>
      )}
      {opened.includes(reference) && <Badge>{t('resultCards.seen')}</Badge>}
    </>
  );
}
