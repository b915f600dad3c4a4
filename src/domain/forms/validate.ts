import { type ErrorCode, errorWords } from './errorCodes';
import type { Field } from './field';
import { findFault } from './findFault';
import type { FormId } from './formIds';
import { forms } from './forms';
import { readValue } from './readValue';

export type FieldError = { field: string; code: ErrorCode };

export type Validation = {
  /** The answers that were given, tidied; names that the form does not ask are dropped. */
  values: Record<string, string>;
  /** At most one a field, in the form's order; empty when the lead can be taken. */
  errors: FieldError[];
};

/** Words for an error: a key of the dictionaries and what stands in its blanks. */
export type ErrorMessage = { key: string; values: Record<string, number> };

/**
 * Checks what was filled in. The browser and the server ask the same function.
 * @param raw answers by field name, as typed or posted; anything may be in it
 * @param today the day in Qatar, `2026-11-20` (`todayInQatar`)
 */
export function validate(formId: FormId, raw: Readonly<Record<string, unknown>>, today: string): Validation {
  const values: Record<string, string> = {};
  const errors: FieldError[] = [];
  for (const field of forms[formId].fields) {
    const value = readValue(field, raw[field.name]);
    if (value !== '') values[field.name] = value;
    const code = findFault(field, value, today);
    if (code !== null) errors.push({ field: field.name, code });
  }
  return { values, errors };
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
