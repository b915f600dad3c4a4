import type { DateField, HomesField, SlotField } from './field';
import { mostHomes } from './homesAsked';
import { plainField } from './plainField';

/** The homes to see, in the order in which the visitor wants to see them. */
export const homes: HomesField = {
  ...plainField,
  name: 'reference',
  kind: 'homes',
  label: 'forms.fields.homes.label',
  hint: 'forms.fields.homes.hint',
  required: false,
  maxLength: 120,
  most: mostHomes,
  list: {
    title: 'forms.fields.homes.title',
    up: 'forms.fields.homes.up',
    down: 'forms.fields.homes.down',
    remove: 'forms.fields.homes.remove',
    moved: 'forms.fields.homes.moved',
    unknown: 'forms.fields.homes.unknown',
    shortlist: 'forms.fields.homes.shortlist',
    add: 'forms.fields.homes.add',
    full: 'forms.fields.homes.full',
  },
};

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
