import type { Office } from '../../domain/content/offices';
import { formatTime } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import * as styles from './OpeningHours.module.css';

/** The opening hours of an office, one line for each range of days. */
export function OpeningHours({ hours }: { hours: Office['hours'] }) {
  const { t, code } = useWords();
  return (
    <ul role="list">
      {hours.map(({ days, opens, closes }) => {
        const first = t(`offices.day.${days[0]}`);
        const last = t(`offices.day.${days[days.length - 1]}`);
        const when = days.length > 1 ? t('offices.daysFromTo', { first, last }) : first;
        return (
          <li key={days.join()}>
            {when}
            {t('common.listSeparator')}
            <bdi className={styles.times}>
              {t('offices.fromTo', { opens: formatTime(opens, code), closes: formatTime(closes, code) })}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
}
