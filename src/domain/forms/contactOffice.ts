import { type FormDefinition, optional } from './field';
import { consent, email, message, name, phone, subject, topic } from './personFields';

/** A message to one office; `subject` is its slug. */
export const contactOffice: FormDefinition = {
  title: 'forms.contactOffice.title',
  submit: 'forms.contactOffice.submit',
  next: 'forms.contactOffice.next',
  thanks: '/thankyou/',
  fields: [subject, topic, message, name, email, optional(phone), consent],
};
