import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import { envelopeFields } from '../forms/envelopeFields';
import type { ErrorCode } from '../forms/errorCodes';
import type { ChoiceField, Field, TextField } from '../forms/field';
import { findFault } from '../forms/findFault';
import { consent, email, name } from '../forms/personFields';
import { plainField } from '../forms/plainField';
import { readValue } from '../forms/readValue';
import { withoutLocale } from '../site/paths';
import {
  type Frequency,
  frequencies,
  longestAddress,
  longestName,
  type SavedSearch,
  savedSearchStates,
  standardAddress,
} from './savedSearch';

/**
 * The version of the text to which the visitor agrees, stored with each saved search. Change it, to the date of the
 * change, whenever the text of the consent changes.
 */
export const consentVersion = '2026-11-22';

/** A valid request to save a search and to send its new homes to an email address. */
export type SavedSearchRequest = Pick<SavedSearch, 'locale' | 'name' | 'frequency' | 'address'> & {
  email: string;
  /** Whether the honeypot field was filled in. */
  trapped: boolean;
};

/** An invalid field, with the same codes as those of forms. */
export type SavedSearchFault = { field: keyof typeof savedSearchFields; code: ErrorCode };

/** A change of a saved search. Properties that are left out stay as they are. */
export type SavedSearchChange = Partial<Pick<SavedSearch, 'name' | 'frequency' | 'state'>>;

const frequency: ChoiceField = {
  ...plainField,
  name: 'frequency',
  kind: 'radio',
  label: 'saved.frequency',
  errors: { required: 'saved.frequencyRequired' },
  options: frequencies.map((value) => ({ value, label: `saved.frequency.${value}` })),
};
const state: ChoiceField = {
  ...frequency,
  name: 'state',
  options: savedSearchStates.map((value) => ({ value, label: value })),
};
const address: TextField = {
  ...plainField,
  name: 'address',
  kind: 'text',
  label: '',
  errors: { required: 'alertMails.addressWrong', option: 'alertMails.addressWrong' },
  maxLength: longestAddress,
};

/** The fields of a request, for the same checks in the browser and on the server. */
export const savedSearchFields = {
  name: { ...name, errors: { required: 'saved.nameRequired' }, maxLength: longestName },
  email,
  frequency,
  address,
  consent: { ...consent, errors: { required: 'saved.consentRequired' } },
} satisfies Record<string, Field>;

/**
 * Checks a request to save a search, as JSON or as the fields of a posted form.
 * @returns the request, or null and at most one fault per field, in the order of `savedSearchFields`
 */
export function readSavedSearch(raw: Readonly<Record<string, unknown>>): {
  request: SavedSearchRequest | null;
  faults: SavedSearchFault[];
} {
  const values = { name: '', email: '', frequency: '', address: '', consent: '' };
  const faults: SavedSearchFault[] = [];
  for (const field of Object.keys(savedSearchFields) as (keyof typeof savedSearchFields)[]) {
    const value = readValue(savedSearchFields[field], raw[field]);
    values[field] = field === 'address' ? pathOfUrl(value) : value;
    const code = findSavedSearchFault(field, values[field]);
    if (code !== null) faults.push({ field, code });
  }
  if (faults.length > 0) return { request: null, faults };
  return {
    request: {
      locale: readLocale(raw.locale),
      name: values.name,
      email: values.email,
      frequency: values.frequency as Frequency,
      address: standardAddress(values.address) ?? '',
      trapped: readValue(address, raw[envelopeFields.trap]) !== '',
    },
    faults,
  };
}

/** Returns the fault of one value as `readValue` returned it, or null. An address must be one of results. */
function findSavedSearchFault(field: keyof typeof savedSearchFields, value: string): ErrorCode | null {
  const fault = findFault(savedSearchFields[field], value, '', null);
  if (fault === null && field === 'address' && standardAddress(value) === null) return 'option';
  return fault;
}

/** Checks a change of a saved search. Returns null and the faults if a property is invalid. Others are ignored. */
export function readSavedSearchChange(raw: Readonly<Record<string, unknown>>): {
  change: SavedSearchChange | null;
  faults: { field: keyof SavedSearchChange; code: ErrorCode }[];
} {
  const change: Record<string, string> = {};
  const faults: { field: keyof SavedSearchChange; code: ErrorCode }[] = [];
  for (const field of [savedSearchFields.name, frequency, state]) {
    if (raw[field.name] === undefined) continue;
    const value = readValue(field, raw[field.name]);
    const code = findFault(field, value, '', null);
    if (code !== null) faults.push({ field: field.name as keyof SavedSearchChange, code });
    change[field.name] = value;
  }
  return faults.length > 0 ? { change: null, faults } : { change: change as SavedSearchChange, faults };
}

/** Returns path and query of a URL that was copied from the browser, without language prefix. A path stays as it is. */
function pathOfUrl(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return text;
  const { pathname, search } = new URL(text);
  return withoutLocale(pathname) + search;
}

function readLocale(raw: unknown): LocaleCode {
  return localeCodes.find((code) => code === raw) ?? defaultLocale;
}
