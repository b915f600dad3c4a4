import type { ChoiceField, HiddenField, PhoneField, TextField, TickField } from './field';
import { plainField } from './plainField';

export const name: TextField = {
  ...plainField,
  name: 'name',
  kind: 'text',
  label: 'forms.fields.name.label',
  errors: { required: 'forms.fields.name.required' },
  autocomplete: 'name',
  maxLength: 100,
};

export const email: TextField = {
  ...plainField,
  name: 'email',
  kind: 'email',
  label: 'forms.fields.email.label',
  errors: { required: 'forms.fields.email.required' },
  autocomplete: 'email',
  maxLength: 254,
};

export const phone: PhoneField = {
  ...plainField,
  name: 'phone',
  kind: 'tel',
  label: 'forms.fields.phone.label',
  hint: 'forms.fields.phone.hint',
  errors: { required: 'forms.fields.phone.required' },
  autocomplete: 'tel',
  maxLength: 40,
  country: {
    name: 'phoneCountry',
    label: 'forms.fields.phone.country',
    others: 'forms.fields.phone.others',
  },
};

export const message: TextField = {
  ...plainField,
  name: 'message',
  kind: 'textarea',
  label: 'forms.fields.message.label',
  errors: { required: 'forms.fields.message.required' },
  maxLength: 3000,
};

/** Additional remarks, in forms with specific questions. */
export const notes: TextField = {
  ...message,
  name: 'notes',
  label: 'forms.fields.notes.label',
  required: false,
  errors: {},
  maxLength: 2000,
};

export const consent: TickField = {
  ...plainField,
  name: 'consent',
  kind: 'consent',
  label: 'forms.fields.consent.label',
  errors: { required: 'forms.fields.consent.required' },
};

export const contactBy: ChoiceField = {
  ...plainField,
  name: 'contactBy',
  kind: 'radio',
  label: 'forms.fields.contactBy.label',
  required: false,
  options: ['email', 'phone', 'whatsapp'].map((value) => ({
    value,
    label: `forms.options.contactBy.${value}`,
  })),
};

export const topic: ChoiceField = {
  ...plainField,
  name: 'topic',
  kind: 'select',
  label: 'forms.fields.topic.label',
  errors: { required: 'forms.fields.topic.required' },
  options: [
    { value: 'buying', label: 'forms.options.topic.buying' },
    { value: 'renting', label: 'forms.options.topic.renting' },
    { value: 'selling', label: 'forms.options.topic.selling' },
    { value: 'letting', label: 'forms.options.topic.letting' },
    { value: 'commercial', label: 'forms.options.topic.commercial' },
    { value: 'off-plan', label: 'forms.options.topic.offPlan' },
    { value: 'uk-homes', label: 'forms.options.topic.ukHomes' },
    { value: 'valuation', label: 'forms.options.topic.valuation' },
    { value: 'mortgage', label: 'forms.options.topic.mortgage' },
    { value: 'management', label: 'forms.options.topic.management' },
    { value: 'other', label: 'forms.options.topic.other' },
  ],
};

/** The subject of the page: a reference or slug. */
export const subject: HiddenField = { name: 'subject', kind: 'hidden', maxLength: 120 };
