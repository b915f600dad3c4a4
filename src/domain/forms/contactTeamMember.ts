import { type FormDefinition, optional, usualRetention } from './field';
import { consent, contactBy, email, message, name, phone, subject } from './personFields';

/** A message to a team member; `subject` is the slug. */
export const contactTeamMember: FormDefinition = {
  thanks: '/thankyou/',
  page: 'team',
  department: null,
  retentionDays: usualRetention,
  fields: [subject, message, name, email, optional(phone), contactBy, consent],
};
