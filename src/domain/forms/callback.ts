import { type FormDefinition, optional, usualRetention } from './field';
import { consent, name, notes, phone, topic } from './personFields';
import { date, slot } from './viewingFields';

/** A request for a call. It needs a telephone number only, no email address. */
export const callback: FormDefinition = {
  thanks: '/callback-thankyou/',
  page: '/callback/',
  department: null,
  retentionDays: usualRetention,
  fields: [name, phone, optional(date), slot, optional(topic), notes, consent],
};
