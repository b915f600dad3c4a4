import { type FormDefinition, optional, usualRetention } from './field';
import { consent, email, name, notes, phone } from './personFields';
import { address, bedrooms, propertyType, purpose, size } from './propertyFields';
import { date, slot } from './viewingFields';

/** A request for a valuation, possibly with a visit by a surveyor. */
export const bookValuation: FormDefinition = {
  thanks: '/thankyou/',
  page: '/property-valuation/',
  department: 'valuation',
  retentionDays: usualRetention,
  fields: [
    purpose,
    propertyType,
    address,
    bedrooms,
    size,
    optional(date),
    optional(slot),
    name,
    email,
    phone,
    notes,
    consent,
  ],
};
