import { type FormDefinition, usualRetention } from './field';
import { consent, email, name, notes, phone } from './personFields';
import { reference } from './propertyFields';
import { date, slot } from './viewingFields';

/** A request for a viewing on a date, which the agent confirms. */
export const bookViewing: FormDefinition = {
  title: 'forms.bookViewing.title',
  submit: 'forms.bookViewing.submit',
  next: 'forms.bookViewing.next',
  thanks: '/thankyou/',
  page: '/book-a-viewing/',
  department: null,
  retentionDays: usualRetention,
  isViewing: true,
  fields: [reference, date, slot, name, email, phone, notes, consent],
};
