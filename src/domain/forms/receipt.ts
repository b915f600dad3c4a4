import type { LocaleCode } from '../../i18n/locales';
import { type FormId, formIds, forms } from './forms';
import { isDay } from './qatarDay';
import { isSlot } from './slots';

/** What the thank-you page says of a lead that was stored: nothing of the person. */
export type Receipt = {
  reference: string;
  form: FormId;
  /** Day and part of the day that were asked for, or null. */
  viewing: { date: string; slot: string } | null;
  /** Reference of the home, or null. */
  property: string | null;
};

/** Path of calendar entries on our server. */
export const calendarFilePath = '/api/leads/visit.ics';

/** The thank-you page of a stored lead, without language. What it shows is in its address: no script need keep it. */
export function receiptPath(
  form: FormId,
  values: Readonly<Record<string, string>>,
  reference: string,
): string {
  const { date, slot, reference: home = '' } = values;
  const isViewing = forms[form].isViewing && date && slot;
  const property = isViewing && /^[a-z]{3}-?\d{1,8}$/i.test(home) ? home.toLowerCase() : null;
  const viewing = isViewing ? { date, slot } : null;
  return `${forms[form].thanks}?${queryOf({ reference, form, viewing, property })}`;
}

/** Where our server gives the calendar entry of a receipt's viewing, in a language. */
export function calendarFileAddress(receipt: Receipt, language: LocaleCode): string {
  const query = queryOf(receipt);
  query.set('language', language);
  return `${calendarFilePath}?${query}`;
}

function queryOf({ reference, form, viewing, property }: Receipt): URLSearchParams {
  return new URLSearchParams({ reference, form, ...viewing, ...(property && { property }) });
}

/** Reads the query of a thank-you page; null where somebody came by himself. Only what has the right shape is taken. */
export function readReceipt(search: string): Receipt | null {
  const query = new URLSearchParams(search);
  const reference = query.get('reference') ?? '';
  const form = formIds.find((id) => id === query.get('form'));
  if (!/^SB-[A-Z0-9]{6}$/.test(reference) || !form) return null;
  const date = query.get('date') ?? '';
  const slot = query.get('slot') ?? '';
  const isViewing = isDay(date) && isSlot(slot);
  const property = /^[a-z]{3}-?\d{1,8}$/.exec(query.get('property') ?? '')?.[0] ?? null;
  return { reference, form, viewing: isViewing ? { date, slot } : null, property };
}
