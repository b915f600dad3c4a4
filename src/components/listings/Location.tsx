import { MapPin } from 'lucide-react';
import type { Point } from '../../domain/content/fields';
import type { NearPlaceView } from '../../domain/site/detailsContent';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import * as styles from './Location.module.css';

/** Where a home stands: what is near, how far in a straight line, and the map when one comes near it. */
export function Location({ point, near }: { point: Point; near: NearPlaceView[] }) {
  const { t, code } = useWords();
  const { lat, lng } = point;
  return (
    <div className={styles.location}>
      {near.length > 0 && (
        <div>
          <ul role="list" className={styles.near}>
            {near.map(({ name, kilometres }) => (
              <li key={name}>
                {name}
                <bdi className="figures">
                  {t('common.kilometres', { value: formatNumber(kilometres, code, 1) })}
                </bdi>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('property.straightLine')}</p>
        </div>
      )}
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
        rel="noopener"
        target="_blank"
        className={styles.link}
      >
        <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('property.openMap')}
      </a>
    </div>
  );
}
