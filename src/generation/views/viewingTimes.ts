import { weekdays } from '../../domain/content/offices';
import { type FormId, forms } from '../../domain/forms/forms';
import { slotTimes, type ViewingSlots, type ViewingTimesView } from '../../domain/forms/slots';
import { viewingSlots } from '../../domain/forms/viewingSlots';
import type { FormReach } from '../../domain/site/pageContent';
import { formatList } from '../../i18n/format';
import type { PageViews } from './pageViews';

/** The times that a form offers for a viewing or call, from the office hours; null for a form without a time field. */
export function viewingTimes(views: PageViews, form: FormId): ViewingTimesView | null {
  if (!forms[form].fields.some(({ kind }) => kind === 'slot')) return null;
  const slots = viewingSlots(views.site.content.offices);
  return { slots, words: inWords(slots, views) };
}

/** The department that a form reaches and the office hours, for the column beside it. */
export function formReach(views: PageViews, form: FormId): FormReach {
  const { department, fields } = forms[form];
  const hasTimes = fields.some(({ kind }) => kind === 'slot');
  return {
    team: department && views.words(`departments.name.${department}`),
    hours: hasTimes ? null : inWords(viewingSlots(views.site.content.offices), views),
  };
}

/** The hours as text: `Sunday to Thursday from 8:00 am to 6:00 pm and Saturday from 10:00 am to 2:00 pm`. */
function inWords(slots: ViewingSlots, { words, code }: PageViews): string {
  const stretches: { first: number; last: number; slots: readonly string[] }[] = [];
  for (const [day, ofDay] of slots.entries()) {
    if (ofDay.length === 0) continue;
    const latest = stretches.at(-1);
    if (latest?.last === day - 1 && latest.slots.join() === ofDay.join()) latest.last = day;
    else stretches.push({ first: day, last: day, slots: ofDay });
  }
  const name = (day: number) => words(`offices.day.${weekdays[day]}`);
  const said = stretches.map(({ first, last, slots: ofDay }) => {
    const days =
      first === last ? name(first) : words('offices.daysFromTo', { first: name(first), last: name(last) });
    const { from } = slotTimes(ofDay[0] ?? '', code);
    const { to } = slotTimes(ofDay.at(-1) ?? '', code);
    return words('forms.hours.stretch', { days, from, to });
  });
  return formatList(said, code);
}
