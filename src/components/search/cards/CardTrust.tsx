import BadgeCheck from 'lucide-react/icons/badge-check';
import { Fragment } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { isOnMarket } from '../../../domain/content/listingTerms';
import { formatDate, isolate } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './CardTrust.module.css';
import type { HomeExtras } from './HomeExtras';

const icon = <BadgeCheck size={18} strokeWidth={1.5} aria-hidden="true" />;

type Props = { listing: ListingCardView; home: HomeExtras };

/** When the home was last verified, what a buyer acquires, and the permit of the advertisement. */
export function CardTrust({ listing: { status }, home }: Props) {
  const { t, code } = useWords();
  const { verified, tenure, isForForeignOwners, permit } = home;
  const isOffered = isOnMarket(status);
  const facts = [
    isOffered && t('resultCards.verified', { date: formatDate(verified, code) }),
    tenure && t(`facts.tenure.${tenure}`),
    isForForeignOwners && t('resultCards.foreignOwners'),
    permit && t('listings.permit', { number: isolate(permit) }),
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return (
    <p className={styles.trust}>
      {icon}
      <span>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span>{fact}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
