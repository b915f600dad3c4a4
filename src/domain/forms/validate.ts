import { homeCountry } from './countries';
import { type ErrorCode, errorWords } from './errorCodes';
import type { Field } from './field';
import { readFileAnswer } from './fileAnswer';
import { findFault, findFaultOfFile } from './findFault';
import { type FormId, forms } from './forms';
import { timeInQatar, todayInQatar } from './qatarDay';
import { readValue } from './readValue';
import { slotsOn, type ViewingSlots } from './slots';

export type FieldError = { field: string; code: ErrorCode };

export type Validation = {
  /** The answers that were given, tidied; names that the form does not ask are dropped. A file's is its name. */
  values: Record<string, string>;
  /** At most one a field, in the form's order; empty when the lead can be taken. */
  errors: FieldError[];
};

/** Words for an error: a key of the dictionaries and what stands in its blanks. */
export type ErrorMessage = { key: string; values: Record<string, number> };

/** What the answers are checked against. */
export type Circumstances = {
  now: Date;
  /** When the offices are open; where that is not known, any time of any day may be asked for. */
  slots?: ViewingSlots | null;
  /** Gives a number of a country its code, or null for one that cannot be; left out, only its shape is checked. */
  readPhone?: ((text: string, country: string) => { number: string } | null) | null;
};

/**
 * Checks what was filled in. The browser and the server ask the same function.
 * @param raw answers by field name, as typed or posted (a file as `FileAnswer`); anything may be in it
 */
export function validate(
  formId: FormId,
  raw: Readonly<Record<string, unknown>>,
  { now, slots = null, readPhone }: Circumstances,
): Validation {
  const today = todayInQatar(now);
  const values: Record<string, string> = {};
  const errors: FieldError[] = [];
  for (const field of forms[formId].fields) {
    const answer = raw[field.name];
    const file = field.kind === 'file' ? readFileAnswer(answer) : null;
    let value = field.kind === 'file' ? (file?.name ?? '') : readValue(field, answer);
    let code = field.kind === 'file' ? findFaultOfFile(field, file) : findFault(field, value, today, slots);
    if (field.kind === 'tel' && value !== '' && code === null && readPhone) {
      const phone = readPhone(value, readCountry(raw[field.country.name]));
      if (phone === null) code = 'phone';
      else value = phone.number;
    }
    if (field.kind === 'slot' && value !== '' && code === null && values.date !== undefined) {
      code = findFaultOfTime(values.date, value, now, slots);
    }
    if (value !== '') values[field.name] = value;
    if (code !== null) errors.push({ field: field.name, code });
  }
  return { values, errors };
}

/** The code of a country that was chosen; our own for anything else. */
function readCountry(raw: unknown): string {
  return typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : homeCountry;
}

/** What is wrong with a part of a day, `08:00-10:00`: it has ended, or no office is open then. */
function findFaultOfTime(day: string, slot: string, now: Date, slots: ViewingSlots | null): ErrorCode | null {
  const open = slots === null ? null : slotsOn(slots, day);
  // A day without any is at fault itself.
  if (open !== null && open.length > 0 && !open.includes(slot)) return 'slotClosed';
  const end = slot.split('-')[1] ?? '';
  return day === todayInQatar(now) && end <= timeInQatar(now) ? 'slotOver' : null;
}

/** The words for an error: the field's own, or the general ones. */
export function errorMessage(formId: FormId, { field: name, code }: FieldError): ErrorMessage {
  const field = forms[formId].fields.find((candidate) => candidate.name === name);
  if (!field || field.kind === 'hidden') return { key: errorWords[code], values: {} };
  return { key: field.errors[code] ?? errorWords[code], values: limitsOf(field) };
}

/** The numbers that the words for errors may name. `count` chooses the plural. */
function limitsOf(field: Field): Record<string, number> {
  if ('min' in field) return { min: field.min, max: field.max };
  if ('withinDays' in field) return { count: field.withinDays };
  return 'maxLength' in field ? { count: field.maxLength } : {};
}
