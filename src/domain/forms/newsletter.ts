import { type FormDefinition, optional, type TickField } from './field';
import { consent, email, name } from './personFields';

/** Law 13/2016 requires consent before electronic marketing, so the text states what the visitor agrees to. */
const newsletterConsent: TickField = {
  ...consent,
  label: 'forms.fields.newsletterConsent.label',
  errors: { required: 'forms.fields.newsletterConsent.required' },
};

/** Subscription to the monthly newsletter. */
export const newsletter: FormDefinition = {
  thanks: '/thankyou/',
  page: '/newsletter/',
  department: 'marketing',
  // Kept until the subscriber unsubscribes.
  retentionDays: null,
  fields: [email, optional(name), newsletterConsent],
};
