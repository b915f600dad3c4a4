import { weekdays } from '../../domain/content/offices';
import { type FormId, forms } from '../../domain/forms/forms';
import { slotTimes, type ViewingSlots, type ViewingTimesView } from '../../domain/forms/slots';
import { viewingSlots } from '../../domain/forms/viewingSlots';
import type { FormReach } from '../../domain/site/pageContent';
import { formatList } from '../../i18n/format';
import type { PageViews } from './pageViews';

/**
 * What a form says about answers, from the office hours: the times that it offers for a viewing or call, or the hours as
 * text where it has no time field, and the department that it reaches.
 */
export function formReach(views: PageViews, form: FormId): FormReach & { times: ViewingTimesView | null } {
  const { department, fields } = forms[form];
  const slots = viewingSlots(views.site.content.offices);
  const hours = inWords(slots, views);
  const hasTimes = fields.some(({ kind }) => kind === 'slot');
  return {
    times: hasTimes ? { slots, words: hours } : null,
    team: department && views.words(`departments.name.${department}`),
    hours: hasTimes ? null : hours,
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
