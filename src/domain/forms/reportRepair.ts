import { type ChoiceField, type FormDefinition, optional, type TextField, usualRetention } from './field';
import { consent, email, message, name, phone } from './personFields';
import { plainField } from './plainField';
import { address } from './propertyFields';
import { date, slot } from './viewingFields';

const urgency: ChoiceField = {
  ...plainField,
  name: 'urgency',
  kind: 'radio',
  label: 'forms.fields.urgency.label',
  hint: 'forms.fields.urgency.hint',
  errors: { required: 'forms.fields.urgency.required' },
  options: ['emergency', 'soon', 'routine'].map((value) => ({
    value,
    label: `forms.options.urgency.${value}`,
  })),
};

/** The kind of repair, which decides on the tradesman. */
const trouble: ChoiceField = {
  ...plainField,
  name: 'trouble',
  kind: 'select',
  label: 'forms.fields.trouble.label',
  errors: { required: 'forms.fields.trouble.required' },
  options: ['cooling', 'water', 'power', 'appliance', 'door', 'structure', 'pests', 'other'].map((value) => ({
    value,
    label: `forms.options.trouble.${value}`,
  })),
};

const whatIsWrong: TextField = {
  ...message,
  label: 'forms.fields.whatIsWrong.label',
  hint: 'forms.fields.whatIsWrong.hint',
  errors: { required: 'forms.fields.whatIsWrong.required' },
};

/** A repair request for a home that we manage. */
export const reportRepair: FormDefinition = {
  thanks: '/thankyou/',
  page: '/report-a-repair/',
  department: 'property-management',
  retentionDays: usualRetention,
  fields: [
    urgency,
    trouble,
    address,
    whatIsWrong,
    optional(date),
    optional(slot),
    name,
    phone,
    optional(email),
    consent,
  ],
};
