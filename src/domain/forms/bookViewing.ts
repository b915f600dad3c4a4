import { type FormDefinition, usualRetention } from './field';
import { consent, email, name, notes, phone } from './personFields';
import { date, homes, slot } from './viewingFields';

/** A request for a viewing of one or several homes on a date, which the agent confirms. */
export const bookViewing: FormDefinition = {
  thanks: '/thankyou/',
  page: '/book-a-viewing/',
  department: null,
  retentionDays: usualRetention,
  isViewing: true,
  fields: [homes, date, slot, name, email, phone, notes, consent],
};
