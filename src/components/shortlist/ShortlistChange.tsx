import { type HomeBefore, homeChange } from '../../domain/alerts/homeChange';
import { todayInQatar } from '../../domain/forms/qatarDay';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { formatDate, formatPrice } from '../../i18n/format';
import { getLocale } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import * as styles from './ShortlistChange.module.css';

type Props = { before: HomeBefore; listing: Pick<PropertyContent['listing'], 'price' | 'status'> };

/** Says how price or status of a home has changed since it was shortlisted: "Reduced by QAR 500 since Tuesday". */
export function ShortlistChange({ before, listing }: Props) {
  const { t, code } = useWords();
  // A time of the future was noted while the device's clock was wrong.
  const day = useDay(Math.min(before.at, Date.now()));
  const change = homeChange(before, listing);
  if (!change) return null;
  const words =
    change.kind === 'status'
      ? t(`shortlist.now.${change.status}`, { day })
      : t(`shortlist.${change.kind}`, { amount: formatPrice(change.by, listing.price.currency, code), day });
  return (
    <p className={styles.change} data-good={change.kind === 'reduced' || undefined}>
      {words}
    </p>
  );
}

/** A day as in "since …": a weekday in the last week, a date before. */
function useDay(at: number): string {
  const { t, code } = useWords();
  const day = todayInQatar(new Date(at));
  if (day === todayInQatar(new Date())) return t('shortlist.today');
  if (Date.now() - at > 6 * 86_400_000) return t('shortlist.onDate', { date: formatDate(day, code) });
  const weekday = new Intl.DateTimeFormat(getLocale(code).intl, { weekday: 'long', timeZone: 'Asia/Qatar' });
  return t('shortlist.onWeekday', { day: weekday.format(at) });
}
