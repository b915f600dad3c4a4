import type { DateField, SlotField } from './field';
import { plainField } from './plainField';

/** A day of the coming three months; the hint tells the offices' hours. */
export const date: DateField = {
  ...plainField,
  name: 'date',
  kind: 'date',
  label: 'forms.fields.date.label',
  hint: 'forms.fields.date.hint',
  errors: { required: 'forms.fields.date.required' },
  withinDays: 90,
};

/** A part of the offices' day. */
export const slot: SlotField = {
  ...plainField,
  name: 'slot',
  kind: 'slot',
  label: 'forms.fields.slot.label',
  errors: { required: 'forms.fields.slot.required' },
  part: 'forms.slot',
};
