import { savedSearchFields } from '../../../domain/alerts/readSavedSearch';
import { errorWords } from '../../../domain/forms/errorCodes';
import type { ChoiceField, Field, TextField, TickField } from '../../../domain/forms/field';
import { findFault } from '../../../domain/forms/findFault';
import { plainField } from '../../../domain/forms/plainField';
import { readValue } from '../../../domain/forms/readValue';

/** The fields of the form that saves a search. Their names are those that the server expects. */
export const nameField: TextField = {
  ...savedSearchFields.name,
  label: 'saved.name',
  autocomplete: 'off',
};

/** Whether the search is saved in this browser or at an email address. It is not sent. */
export const whereField: ChoiceField = {
  ...plainField,
  name: 'where',
  kind: 'radio',
  label: 'saved.where',
  options: [
    { value: 'device', label: 'saved.where.device' },
    { value: 'email', label: 'saved.where.email' },
  ],
};

/** The URL of results, as copied from the address bar. A script fills it in without asking. */
export const addressField: TextField = {
  ...savedSearchFields.address,
  label: 'saved.address',
  hint: 'saved.addressHint',
};

export const emailField = savedSearchFields.email;

export const frequencyField: ChoiceField = {
  ...savedSearchFields.frequency,
  kind: 'select',
  label: 'saved.frequency',
  options: savedSearchFields.frequency.options.map(({ value }) => ({
    value,
    label: `saved.frequency.${value}`,
  })),
};

/** Law 13/2016 requires consent before electronic marketing, so the text states what the visitor agrees to. */
export const consentField: TickField = {
  ...savedSearchFields.consent,
  label: 'saved.consent',
};

/** An error message: a dictionary key and the values of its placeholders. */
export type SaveError = { key: string; values: Record<string, number> };

/** Returns the message for the error in each field, by field name. Empty if all answers are valid. */
export function saveErrors(
  fields: readonly Exclude<Field, { kind: 'hidden' }>[],
  answers: Readonly<Record<string, string>>,
): Record<string, SaveError> {
  const faults = fields.flatMap((field) => {
    const code = findFault(field, readValue(field, answers[field.name]), '', null);
    if (!code) return [];
    const values: Record<string, number> =
      code === 'tooLong' && 'maxLength' in field ? { count: field.maxLength } : {};
    return [[field.name, { key: field.errors[code] ?? errorWords[code], values }] as const];
  });
  return Object.fromEntries(faults);
}
