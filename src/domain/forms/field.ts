import type { Department } from '../content/team';
import type { ErrorCode } from './errorCodes';
import type { FileType } from './fileAnswer';

/** An option of a choice. `label` is a dictionary key. */
type Option = { value: string; label: string };

/** Properties of all visible fields. Texts are complete dictionary keys. */
type VisibleField = {
  /** Name of the field in the posted form and in the stored lead. */
  name: string;
  label: string;
  /** Text below the label, if the label needs an explanation. */
  hint: string | null;
  required: boolean;
  /** Error messages that replace the default ones of `errorCodes.ts`. */
  errors: Partial<Record<ErrorCode, string>>;
  /** The HTML autofill field name, or `off`. */
  autocomplete: string;
};

export type TextField = VisibleField & { kind: 'text' | 'email' | 'textarea'; maxLength: number };
/** A telephone number, with a list of countries for numbers without country code. */
export type PhoneField = VisibleField & {
  kind: 'tel';
  maxLength: number;
  /** Name of the country field, whose value is an ISO code; label of the list, and of its second group. */
  country: { name: string; label: string; others: string };
};
export type ChoiceField = VisibleField & { kind: 'select' | 'radio'; options: readonly Option[] };
/** A time slot within office hours, `10:00-12:00`. `part` is the key of an option's label, with `from` and `to`. */
export type SlotField = VisibleField & { kind: 'slot'; part: string };
/** A checkbox; its value is `yes` or empty. A consent is required in every form that has one. */
export type TickField = VisibleField & { kind: 'checkbox' | 'consent' };
/** A date on which an office is open, `2026-12-06`, from today to `withinDays` days ahead. */
export type DateField = VisibleField & { kind: 'date'; withinDays: number };
/** A whole number. `unit` is a dictionary key, or null. */
export type NumberField = VisibleField & { kind: 'number'; min: number; max: number; unit: string | null };
/** A file of one of these types; its value is the file name. */
export type FileField = VisibleField & { kind: 'file'; types: readonly FileType[]; maxBytes: number };
/** References of homes in the visitor's order, `cap-1042, jsn12`. Other text is accepted, for a person to read. */
export type HomesField = VisibleField & {
  kind: 'homes';
  maxLength: number;
  /** The largest number of homes. */
  most: number;
  /** Dictionary keys of the list that scripts add: of its buttons, and of what it says. */
  list: Record<
    'title' | 'up' | 'down' | 'remove' | 'moved' | 'unknown' | 'shortlist' | 'add' | 'full',
    string
  >;
};
/** A value provided by the page. It is truncated to `maxLength` and is always valid. */
export type HiddenField = { name: string; kind: 'hidden'; maxLength: number };

export type Field =
  | TextField
  | PhoneField
  | ChoiceField
  | SlotField
  | TickField
  | DateField
  | NumberField
  | HomesField
  | FileField
  | HiddenField;
export type FieldKind = Field['kind'];

/** The fields of a form, and who answers it. Its title, submit button and next steps are `forms.<id>.…` in the dictionaries. */
export type FormDefinition = {
  thanks: '/thankyou/' | '/callback-thankyou/';
  /** Path of the page with the form, without language prefix, or the collection whose pages have it. */
  page: `/${string}/` | 'listings' | 'offPlan' | 'offices' | 'team';
  /** The department that receives leads without a person or office; null if it depends on the answers. */
  department: Department | null;
  /** Retention of leads in days, as stated in the privacy policy; null if the visitor ends it. */
  retentionDays: number | null;
  /** True if date and time are an appointment, for which the thank-you page offers a calendar entry. */
  isViewing?: boolean;
  /** In display order. */
  fields: readonly Field[];
};

/** Retention of most leads in days: two years. */
export const usualRetention = 2 * 365;

/** Returns a copy of a field that is not required. */
export function optional<T extends Field>(field: T): T {
  return { ...field, required: false };
}
