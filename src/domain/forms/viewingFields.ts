import type { DateField, SlotField } from './field';
import { plainField } from './plainField';

/** A date within three months. The hint states the office hours. */
export const date: DateField = {
  ...plainField,
  name: 'date',
  kind: 'date',
  label: 'forms.fields.date.label',
  hint: 'forms.fields.date.hint',
  errors: { required: 'forms.fields.date.required' },
  withinDays: 90,
};

/** A time slot within office hours. */
export const slot: SlotField = {
  ...plainField,
  name: 'slot',
  kind: 'slot',
  label: 'forms.fields.slot.label',
  errors: { required: 'forms.fields.slot.required' },
  part: 'forms.slot',
};
