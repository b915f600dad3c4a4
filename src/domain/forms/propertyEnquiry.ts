import { type FormDefinition, usualRetention } from './field';
import { consent, contactBy, email, message, name, phone } from './personFields';
import { shownReference } from './propertyFields';

/** An enquiry about a home, on its page. */
export const propertyEnquiry: FormDefinition = {
  thanks: '/thankyou/',
  page: 'listings',
  department: null,
  retentionDays: usualRetention,
  fields: [shownReference, message, name, email, phone, contactBy, consent],
};
