import type { Department } from '../content/team';
import type { ErrorCode } from './errorCodes';
import type { FileType } from './fileAnswer';

/** One of the answers to choose from. `label` is a key of the dictionaries. */
export type Option = { value: string; label: string };

/** What every field that a visitor sees has. Words are keys of the dictionaries, written in full. */
type VisibleField = {
  /** Name in the posted form, and of the value in a stored lead. */
  name: string;
  label: string;
  /** A line below the label, where the label alone leaves a question. */
  hint: string | null;
  required: boolean;
  /** Words for errors that say more than the general ones (`errorCodes.ts`). */
  errors: Partial<Record<ErrorCode, string>>;
  /** What the browser may fill in, by the names of the HTML standard; `off` where it knows nothing. */
  autocomplete: string;
};

export type TextField = VisibleField & { kind: 'text' | 'email' | 'textarea'; maxLength: number };
/** A telephone number, with a list of countries beside it for those that come without one of their own. */
export type PhoneField = VisibleField & {
  kind: 'tel';
  maxLength: number;
  /** Name of the country's answer, an ISO code, and the words for its list and for the far part of it. */
  country: { name: string; label: string; others: string };
};
export type ChoiceField = VisibleField & { kind: 'select' | 'radio'; options: readonly Option[] };
/** A part of a day on which an office is open, `10:00-12:00`. `part` is a key for one, with `from` and `to`. */
export type SlotField = VisibleField & { kind: 'slot'; part: string };
/** A box to tick; its value is `yes` or nothing. A consent is one that a lead may not go without. */
export type TickField = VisibleField & { kind: 'checkbox' | 'consent' };
/** A day on which an office is open, from today to so many days ahead; `2026-12-06`. */
export type DateField = VisibleField & { kind: 'date'; withinDays: number };
/** A whole number. `unit` is a key of the dictionaries, or null. */
export type NumberField = VisibleField & { kind: 'number'; min: number; max: number; unit: string | null };
/** A file of one of these types; its value is the name that the visitor gave it. */
export type FileField = VisibleField & { kind: 'file'; types: readonly FileType[]; maxBytes: number };
/** What the page knows and the visitor need not type. It is cut to length and never at fault. */
export type HiddenField = { name: string; kind: 'hidden'; maxLength: number };

export type Field =
  | TextField
  | PhoneField
  | ChoiceField
  | SlotField
  | TickField
  | DateField
  | NumberField
  | FileField
  | HiddenField;
export type FieldKind = Field['kind'];

/** What a form asks, and the words around it. */
export type FormDefinition = {
  /** Names the form for those who do not see it. */
  title: string;
  /** The words on its button. */
  submit: string;
  /** What we do next, for the page that says thank you. */
  next: string;
  thanks: '/thankyou/' | '/callback-thankyou/';
  /** The path of the page that it stands on, without language, or the collection whose pages carry it. */
  page: `/${string}/` | 'listings' | 'offPlan' | 'offices' | 'team';
  /** The department that answers where the lead concerns no person or office; null where its answers tell. */
  department: Department | null;
  /** Days for which its leads are kept, as the privacy policy promises; null where the visitor ends it. */
  retentionDays: number | null;
  /** True where its day and time make an appointment, for which the thank-you page offers a calendar entry. */
  isViewing?: boolean;
  /** In the order in which they are asked. */
  fields: readonly Field[];
};

/** Days for which most leads are kept: two years. */
export const usualRetention = 2 * 365;

/** The same field, not required. */
export function optional<T extends Field>(field: T): T {
  return { ...field, required: false };
}
