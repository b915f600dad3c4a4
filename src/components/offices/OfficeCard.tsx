import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { OfficeCardView } from '../../domain/content/cards';
import { officePath, telephoneLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { MoreLink } from '../ui/MoreLink';
import { Picture } from '../ui/Picture';
import * as styles from './OfficeCard.module.css';
import { OpeningHours } from './OpeningHours';

/** A card for an office: address, opening hours and telephone number. */
export function OfficeCard({ office, level = 3 }: { office: OfficeCardView; level?: 2 | 3 }) {
  const { t } = useWords();
  const Heading = `h${level}` as const;
  return (
    <article className={`panel ${styles.card}`}>
      <Picture picture={office.picture} sizes="(min-width: 60rem) 38rem, 94vw" className={styles.picture} />
      <div className={styles.words}>
        <Heading>{office.name}</Heading>
        <p className={styles.line}>
          <MapPin size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>
            {[office.address, ...office.place.filter((name) => !office.address.includes(name))].join(
              t('common.listSeparator'),
            )}
          </span>
        </p>
        <p className={styles.line}>
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
          <a href={telephoneLink(office.phone)} className="ltr">
            {office.phone}
          </a>
        </p>
        <OpeningHours hours={office.hours} />
        <MoreLink to={officePath(office.slug)} aria-label={t('offices.moreOf', { name: office.name })}>
          {t('offices.more')}
        </MoreLink>
      </div>
    </article>
  );
}
