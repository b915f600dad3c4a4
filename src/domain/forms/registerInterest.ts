import { type ChoiceField, type FormDefinition, usualRetention } from './field';
import { consent, contactBy, email, name, notes, phone, subject } from './personFields';
import { plainField } from './plainField';
import { bedrooms } from './propertyFields';

/** Whether the buyer wants a home or an investment. */
const plan: ChoiceField = {
  ...plainField,
  name: 'plan',
  kind: 'radio',
  label: 'forms.fields.plan.label',
  required: false,
  options: ['live', 'invest', 'open'].map((value) => ({ value, label: `forms.options.plan.${value}` })),
};

/** A registration of interest in a development; `subject` is its slug. */
export const registerInterest: FormDefinition = {
  thanks: '/thankyou/',
  page: 'offPlan',
  department: 'off-plan',
  retentionDays: usualRetention,
  fields: [subject, plan, bedrooms, name, email, phone, contactBy, notes, consent],
};
