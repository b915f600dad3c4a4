import { type CollectionName, collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import { findMarked } from '../findMarked';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** No date of the content is earlier: `0205-09-01` is a typing error. */
const earliest = '1900-01-01';

/** Reports future dates in fields that describe the past, and dates of the distant past. */
export const checkPastDates: Check = ({ items, today }) =>
  items.flatMap(({ collection, value, file }) =>
    findMarked(collections[collection].schema, value)
      .filter(({ marks, value: day }) => marks.isPast && (String(day) > today || String(day) < earliest))
      .map(({ path, value: day }) => ({
        file,
        path,
        found: show(day),
        expected: String(day) > today ? `a date up to today, ${today}` : `a date on or after ${earliest}`,
      })),
  );

/** Fields of days on which the agency must have existed. */
const sinceFounded: Partial<Record<CollectionName, string>> = {
  team: 'joined',
  reviews: 'date',
  careers: 'posted',
  listings: 'listed',
};

/** If more entries than this are dated before the foundation, its date is probably the wrong one. */
const mostBeforeFounded = 3;

/** Reports days before the agency was founded, such as 1913 for 2013, or that day if many others are before it. */
export const checkFounded: Check = ({ items, today }) => {
  const site = itemsIn(items, 'site')[0];
  const founded = site?.value.founded;
  // `checkPastDates` reports a day in the future.
  if (!founded || founded > today) return [];
  const faults = items.flatMap(({ collection, value, file }) => {
    const path = sinceFounded[collection];
    const day = path && (value as Record<string, unknown>)[path];
    // `checkPastDates` reports the distant past.
    if (!path || typeof day !== 'string' || day >= founded || day < earliest) return [];
    const expected = `a date on or after ${founded}, when the agency was founded`;
    return [{ file, path, found: show(day), expected }];
  });
  if (faults.length <= mostBeforeFounded) return faults;
  const expected = `an earlier date: ${faults.length} entries are from before`;
  return [{ file: site.file, path: 'founded', found: show(founded), expected }];
};

/** Years from now within which dates of the future are plausible: a later one is a typing error. */
const yearsAhead: Partial<Record<CollectionName, number>> = {
  articles: 2,
  careers: 2,
  listings: 20,
  offPlan: 20,
  developments: 20,
};

/** The last day that is plausible for an entry of a collection; null if there is no limit. */
export function latestDay(collection: CollectionName, today: string): string | null {
  const years = yearsAhead[collection];
  return years ? `${Number(today.slice(0, 4)) + years}${today.slice(4)}` : null;
}

/** Reports dates of the distant future and past. */
export const checkFarDates: Check = ({ items, today }) =>
  items.flatMap(({ collection, value, file }) => {
    const latest = latestDay(collection, today);
    if (!latest) return [];
    const faults: Fault[] = [];
    const look = (inner: unknown, path: string): void => {
      if (typeof inner === 'string' && /^\d{4}-\d\d(-\d\d)?$/.test(inner)) {
        const isLate = inner > latest;
        if (!isLate && inner >= earliest) return;
        const expected = isLate ? `a date up to ${latest}` : `a date on or after ${earliest}`;
        faults.push({ file, path, found: show(inner), expected });
      } else if (typeof inner === 'object') {
        for (const [key, each] of Object.entries(inner ?? {})) look(each, path ? `${path}.${key}` : key);
      }
    };
    look(value, '');
    return faults;
  });

/** Days between the month of completion and the handover of a project, in either order. */
const mostDaysApart = 120;

/** Days between the launch of a project and the first stage of its timeline. */
const mostDaysToStage = 366;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Reports pairs of dates in the wrong order. Warns about projects whose launch, status or handover does not fit their
 * dates.
 */
export const checkDateOrder: Check = ({ items, today }) => {
  const faults: Fault[] = [];
  /** Compares two dates. Skips future dates, which `checkPastDates` reports. */
  const inOrder = (
    file: string,
    path: string,
    earlier: string | null | undefined,
    later: string | null | undefined,
    isMonth = false,
  ) => {
    if (!earlier || !later || earlier > today) return;
    if (later < earlier.slice(0, later.length)) {
      const expected = `a ${isMonth ? 'month' : 'day'} on or after ${earlier.slice(0, later.length)}`;
      faults.push({ file, path, found: show(later), expected });
    }
  };
  const launches = new Map(
    itemsIn(items, 'offPlan').flatMap(({ names, value }) => names.map((name) => [name, value.launched])),
  );
  for (const { file, value } of itemsIn(items, 'listings')) {
    inOrder(file, 'listed', launches.get(value.project ?? ''), value.listed);
    inOrder(file, 'verified', value.listed, value.verified);
    const days = (value.priceHistory ?? []).map((step) => step?.date);
    days.forEach((day, index) => {
      inOrder(file, `priceHistory.${index}.date`, days[index - 1] ?? value.listed, day);
      if (day && value.verified && day > value.verified && day <= today) {
        const expected = `a date up to ${value.verified}, when the price was last verified`;
        faults.push({ file, path: `priceHistory.${index}.date`, found: show(day), expected });
      }
    });
    const { priceSince } = value;
    inOrder(file, 'priceSince', days.at(-1) ?? value.listed, priceSince);
    if (priceSince && value.verified && priceSince > value.verified && priceSince <= today) {
      const expected = `a date up to ${value.verified}, when the price was last verified`;
      faults.push({ file, path: 'priceSince', found: show(priceSince), expected });
    }
  }
  for (const { file, value } of itemsIn(items, 'careers'))
    inOrder(file, 'closes', value.posted, value.closes);
  for (const { file, value } of itemsIn(items, 'articles')) {
    if (value.date && value.date > today) continue;
    inOrder(file, 'updated', value.date, value.updated);
  }
  for (const { file, value } of itemsIn(items, 'offPlan')) {
    inOrder(file, 'completion', value.launched, value.completion, true);
    const month = today.slice(0, 7);
    const isPast = value.completion && value.completion < month;
    const isLaunched = value.launched && value.launched.slice(0, 7) <= (value.completion ?? '');
    if (isPast && isLaunched && value.status && value.status !== 'handing-over') {
      const expected = `${month} or later, or the status "handing-over"`;
      faults.push({ file, path: 'completion', found: show(value.completion), expected, severity: 'warning' });
    }
    const steps = value.timeline ?? [];
    const first = steps[0]?.date;
    if (value.launched && first && daysBetween(value.launched, first) > mostDaysToStage) {
      const expected = `a day nearer to the first stage of the timeline, ${first}`;
      faults.push({ file, path: 'launched', found: show(value.launched), expected, severity: 'warning' });
    }
    const doubtStatus = (expected: string) =>
      faults.push({ file, path: 'status', found: show(value.status), expected, severity: 'warning' });
    if (value.status === 'handing-over') {
      if (daysBetween(today, value.completion ?? today) > mostDaysApart)
        doubtStatus(`an earlier one until completion, ${value.completion}`);
    } else if (value.status && !isPast && steps.length > 0 && steps.every((step) => step?.done)) {
      doubtStatus('"handing-over", as all stages of the timeline are done');
    }
    steps.forEach((step, index) => {
      const before = steps[index - 1]?.date;
      if (before && step?.date && step.date < before) {
        const expected = `a day on or after ${before}, the step before`;
        faults.push({ file, path: `timeline.${index}.date`, found: show(step.date), expected });
      } else if (step?.done && step.date && step.date > today) {
        const expected = `false for a future step (${step.date})`;
        faults.push({ file, path: `timeline.${index}.done`, found: 'true', expected });
      } else if (step?.done === false && step.date && step.date < today) {
        const expected = `true, or a date on or after ${today}`;
        const found = `false for a past step (${step.date})`;
        faults.push({ file, path: `timeline.${index}.done`, found, expected, severity: 'warning' });
      }
    });
    const { completion } = value;
    const handover = (value.paymentPlan ?? []).findIndex((step) => step?.stage === 'handover');
    for (const [path, day] of [
      [`timeline.${steps.length - 1}.date`, steps.at(-1)?.date],
      [`paymentPlan.${handover}.date`, value.paymentPlan?.[handover]?.date],
    ] as const) {
      if (!completion || !day || (day >= completion && daysBetween(completion, day) <= mostDaysApart))
        continue;
      const expected = `a day in ${completion}, the month of completion, or soon after`;
      faults.push({ file, path, found: show(day), expected, severity: 'warning' });
    }
    const payments = (value.paymentPlan ?? []).map((step) => step?.date ?? '');
    payments.forEach((day, index) => {
      const before = payments.slice(0, index).filter(Boolean).at(-1);
      if (day && before && day < before) {
        const expected = `a day on or after ${before}, the step before`;
        faults.push({ file, path: `paymentPlan.${index}.date`, found: show(day), expected });
      }
    });
  }
  return faults;
};
