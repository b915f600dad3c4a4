import { type FormDefinition, type NumberField, usualRetention } from './field';
import { consent, email, name, notes, phone } from './personFields';
import { plainField } from './plainField';
import { address, bedrooms, propertyType, purpose, size } from './propertyFields';

/** The expected price, or monthly rent. */
const price: NumberField = {
  ...plainField,
  name: 'price',
  kind: 'number',
  label: 'forms.fields.price.label',
  hint: 'forms.fields.price.hint',
  required: false,
  min: 100,
  max: 2_000_000_000,
  unit: 'forms.units.riyals',
};

/** A request by an owner to sell or let a property through us. */
export const listProperty: FormDefinition = {
  thanks: '/thankyou/',
  page: '/list-your-property/',
  department: null,
  retentionDays: usualRetention,
  fields: [purpose, propertyType, address, bedrooms, size, price, name, email, phone, notes, consent],
};
