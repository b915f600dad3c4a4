import { type FormDefinition, optional, type TickField } from './field';
import { consent, email, name } from './personFields';

/** Law 13/2016 asks for consent before electronic marketing, so its words say what is agreed to. */
const newsletterConsent: TickField = {
  ...consent,
  label: 'forms.fields.newsletterConsent.label',
  errors: { required: 'forms.fields.newsletterConsent.required' },
};

/** The letter of the month. */
export const newsletter: FormDefinition = {
  title: 'forms.newsletter.title',
  submit: 'forms.newsletter.submit',
  next: 'forms.newsletter.next',
  thanks: '/thankyou/',
  page: '/newsletter/',
  department: 'marketing',
  // Kept until its owner leaves the list.
  retentionDays: null,
  fields: [email, optional(name), newsletterConsent],
};
