import { type FormDefinition, optional, usualRetention } from './field';
import { consent, email, message, name, phone, subject, topic } from './personFields';

/** A message to one office; `subject` is its slug. */
export const contactOffice: FormDefinition = {
  thanks: '/thankyou/',
  page: 'offices',
  department: null,
  retentionDays: usualRetention,
  fields: [subject, topic, message, name, email, optional(phone), consent],
};
