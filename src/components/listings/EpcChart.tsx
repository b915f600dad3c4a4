import type { Listing } from '../../domain/content/listings';
import { useWords } from '../locale/useWords';
import * as styles from './EpcChart.module.css';

const bands = [
  ['A', '92+', '#00693e'],
  ['B', '81–91', '#127a35'],
  ['C', '69–80', '#47741d'],
  ['D', '55–68', '#7a6400'],
  ['E', '39–54', '#a05000'],
  ['F', '21–38', '#b5401c'],
  ['G', '1–20', '#a8201a'],
] as const;

/** The bands of a UK energy performance certificate, with the current and the potential rating marked. */
export function EpcChart({ epc }: { epc: NonNullable<Listing['epc']> }) {
  const { t } = useWords();
  const current = t('epc.current', { band: epc.current });
  const potential = t('epc.potential', { band: epc.potential });
  return (
    <figure className={styles.chart}>
      <ul role="list" className={styles.bands} aria-label={`${current}. ${potential}.`}>
        {bands.map(([band, points, background], index) => (
          <li key={band} className={styles.row}>
            <span className={styles.band} style={{ inlineSize: `${26 + index * 6}%`, background }}>
              <b>{band}</b>
              <span className="ltr">{points}</span>
            </span>
            {band === epc.current && <strong className={styles.mark}>{current}</strong>}
            {band === epc.potential && <span className={styles.mark}>{potential}</span>}
          </li>
        ))}
      </ul>
      <figcaption>{t('epc.note')}</figcaption>
    </figure>
  );
}
