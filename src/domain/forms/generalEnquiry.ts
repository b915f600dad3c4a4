import { type FormDefinition, optional, usualRetention } from './field';
import { consent, email, message, name, phone, topic } from './personFields';

/** A general enquiry. */
export const generalEnquiry: FormDefinition = {
  thanks: '/thankyou/',
  page: '/contact/general-enquiry/',
  department: null,
  retentionDays: usualRetention,
  fields: [topic, message, name, email, optional(phone), consent],
};
