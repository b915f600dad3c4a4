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
  /** The normalised answers without unknown fields. The value of a file is its name. */
  values: Record<string, string>;
  /** At most one error per field, in order; empty if the answers are valid. */
  errors: FieldError[];
};

/** An error message: a dictionary key and the values of its placeholders. */
export type ErrorMessage = { key: string; values: Record<string, number> };

/** The context in which answers are checked. */
export type Circumstances = {
  now: Date;
  /** Time slots within office hours; if unknown, all times are accepted. */
  slots?: ViewingSlots | null;
  /** Adds the country code to a number; null for an impossible number. If omitted, only the format is checked. */
  readPhone?: ((text: string, country: string) => { number: string } | null) | null;
};

/**
 * Validates the answers of a form, in the browser and on the server.
 * @param raw unchecked answers by field name, as typed or posted (a file as `FileAnswer`)
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

/** The selected country; Qatar for an invalid value. */
function readCountry(raw: unknown): string {
  return typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : homeCountry;
}

/** Returns an error if a time slot, `08:00-10:00`, has ended or no office is open then; otherwise null. */
function findFaultOfTime(day: string, slot: string, now: Date, slots: ViewingSlots | null): ErrorCode | null {
  const open = slots === null ? null : slotsOn(slots, day);
  // A date without slots is an error of the date field.
  if (open !== null && open.length > 0 && !open.includes(slot)) return 'slotClosed';
  const end = slot.split('-')[1] ?? '';
  return day === todayInQatar(now) && end <= timeInQatar(now) ? 'slotOver' : null;
}

/** The message for an error: the field's own, or the default one. */
export function errorMessage(formId: FormId, { field: name, code }: FieldError): ErrorMessage {
  const field = forms[formId].fields.find((candidate) => candidate.name === name);
  if (!field || field.kind === 'hidden') return { key: errorWords[code], values: {} };
  return { key: field.errors[code] ?? errorWords[code], values: limitsOf(field) };
}

/** The numbers in error messages. `count` selects the plural form. */
function limitsOf(field: Field): Record<string, number> {
  if ('min' in field) return { min: field.min, max: field.max };
  if ('withinDays' in field) return { count: field.withinDays };
  if ('most' in field) return { count: field.maxLength, most: field.most };
  return 'maxLength' in field ? { count: field.maxLength } : {};
}
