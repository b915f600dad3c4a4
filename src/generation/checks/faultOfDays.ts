import type { ContentItem } from '../parseContent';
import { show } from '../show';
import { latestDay } from './dates';

/** The first and the last day on which the site has the page of an item; null where nothing limits them. */
type PublishedDays = { from: string | null; until: string | null };

/** An article is published on its date, and a job until it closes. `checkFarDates` reports implausible days. */
function publishedDays({ collection, value }: ContentItem, today: string): PublishedDays {
  const { date = '', closes = '' } = value as { date?: string; closes?: string };
  const isPlausible = (day: string) => day !== '' && day <= (latestDay(collection, today) ?? '');
  return {
    from: collection === 'articles' && isPlausible(date) ? date : null,
    until: collection === 'careers' && isPlausible(closes) ? closes : null,
  };
}

/** What is expected in place of a link, and an id that links with the same fault share. */
type DayFault = { expected: string; id: string; severity?: 'warning' };

/**
 * Finds the fault of a link to an article before its date, or to a job, whose page is removed when it has closed. What
 * is published later may link to what is published by then, and a job to those that close after it.
 * @param path the path of the link
 * @param target the item whose page is there
 * @param item the item with the link
 * @param today ISO date of the build
 */
export function faultOfDays(
  path: string,
  target: ContentItem,
  item: ContentItem,
  today: string,
): DayFault | null {
  const own = publishedDays(item, today);
  const { from, until } = publishedDays(target, today);
  const day = own.from && own.from > today ? own.from : today;
  if (own.until && own.until < day) return null;
  if (from && from > day) {
    const expected = `a page that is on the site on ${day} (this article is published on ${from}, and the link works from then on)`;
    return { expected, id: `${path} from ${day}` };
  }
  if (!until || (own.until && own.until <= until)) return null;
  const expected = `${show(path.replace(/[^/]+\/$/, ''))}, as the page of this job is removed after ${until}`;
  if (until < day) return { expected, id: `${path} closed` };
  // A warning in advance, because the first build after that day would fail.
  return { expected, id: `${path} open`, severity: 'warning' };
}
