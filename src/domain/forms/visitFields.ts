import type { ChoiceField, DateField } from './field';
import { plainField } from './plainField';

/** A day of the coming three months. */
export const date: DateField = {
  ...plainField,
  name: 'date',
  kind: 'date',
  label: 'forms.fields.date.label',
  hint: 'forms.fields.date.hint',
  errors: { required: 'forms.fields.date.required' },
  withinDays: 90,
};

/** A part of the offices' day, 8:00 to 18:00 in Qatar. */
export const slot: ChoiceField = {
  ...plainField,
  name: 'slot',
  kind: 'slot',
  label: 'forms.fields.slot.label',
  errors: { required: 'forms.fields.slot.required' },
  options: [
    { value: '08:00-10:00', label: 'forms.options.slot.0800' },
    { value: '10:00-12:00', label: 'forms.options.slot.1000' },
    { value: '12:00-14:00', label: 'forms.options.slot.1200' },
    { value: '14:00-16:00', label: 'forms.options.slot.1400' },
    { value: '16:00-18:00', label: 'forms.options.slot.1600' },
  ],
};
