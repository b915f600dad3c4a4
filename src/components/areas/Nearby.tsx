import type { AreaGuideContent } from '../../domain/site/pageContent';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import * as styles from './Nearby.module.css';

/** Notable places near an area, nearest first, with the straight-line distance from its centre. */
export function Nearby({ places }: { places: AreaGuideContent['nearby'] }) {
  const { t, code } = useWords();
  return (
    <div className={`panel ${styles.nearby}`}>
      <h2>{t('areas.nearby')}</h2>
      <ul role="list">
        {places.map(({ name, kind, kilometres }) => (
          <li key={name}>
            <span>
              {name}
              <small>{t(`areas.nearby.${kind}`)}</small>
            </span>
            <bdi className="figures">
              {t('common.kilometres', { value: formatNumber(kilometres, code, 1) })}
            </bdi>
          </li>
        ))}
      </ul>
      <p>{t('areas.nearbyNote')}</p>
    </div>
  );
}
