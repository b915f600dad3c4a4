import type { LocaleCode } from '../../i18n/locales';
import { type FormId, formIds, forms } from './forms';
import { mostHomes, readHomes } from './homesAsked';
import { isDay } from './qatarDay';
import { isSlot } from './slots';

/** The data of a stored lead that the thank-you page shows. It contains no personal data. */
export type Receipt = {
  reference: string;
  form: FormId;
  /** Requested date and time slot, or null. */
  viewing: { date: string; slot: string } | null;
  /** References of the homes to see, in the order that the visitor chose. */
  homes: string[];
};

/** Path of calendar entries on our server. */
export const calendarFilePath = '/api/leads/visit.ics';

/** URL of the thank-you page of a stored lead, without language prefix. All data is in the query string. */
export function receiptPath(
  form: FormId,
  values: Readonly<Record<string, string>>,
  reference: string,
): string {
  const { date, slot, reference: home = '' } = values;
  const isViewing = forms[form].isViewing && date && slot;
  const homes = isViewing ? (readHomes(home) ?? []) : [];
  const viewing = isViewing ? { date, slot } : null;
  return `${forms[form].thanks}?${queryOf({ reference, form, viewing, homes })}`;
}

/** URL of the calendar entry for a receipt's viewing on our server, in a language. */
export function calendarFileAddress(receipt: Receipt, language: LocaleCode): string {
  const query = queryOf(receipt);
  query.set('language', language);
  return `${calendarFilePath}?${query}`;
}

function queryOf({ reference, form, viewing, homes }: Receipt): URLSearchParams {
  return new URLSearchParams({
    reference,
    form,
    ...viewing,
    ...(homes.length > 0 && { property: homes.join(',') }),
  });
}

/** Parses the query string of a thank-you page; null if it has no valid reference and form. Ignores invalid values. */
export function readReceipt(search: string): Receipt | null {
  const query = new URLSearchParams(search);
  const reference = query.get('reference') ?? '';
  const form = formIds.find((id) => id === query.get('form'));
  if (!/^SB-[A-Z0-9]{6}$/.test(reference) || !form) return null;
  const date = query.get('date') ?? '';
  const slot = query.get('slot') ?? '';
  const isViewing = isDay(date) && isSlot(slot);
  const homes = (readHomes(query.get('property') ?? '') ?? []).slice(0, mostHomes);
  return { reference, form, viewing: isViewing ? { date, slot } : null, homes };
}
