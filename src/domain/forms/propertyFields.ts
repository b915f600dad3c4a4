import { propertyTypes } from '../content/listingTerms';
import type { ChoiceField, HiddenField, NumberField, TextField } from './field';
import { plainField } from './plainField';

export const purpose: ChoiceField = {
  ...plainField,
  name: 'purpose',
  kind: 'radio',
  label: 'forms.fields.purpose.label',
  errors: { required: 'forms.fields.purpose.required' },
  options: ['sale', 'rent'].map((value) => ({ value, label: `forms.options.purpose.${value}` })),
};

export const propertyType: ChoiceField = {
  ...plainField,
  name: 'propertyType',
  kind: 'select',
  label: 'forms.fields.propertyType.label',
  errors: { required: 'forms.fields.propertyType.required' },
  options: propertyTypes.map((value) => ({ value, label: `forms.options.propertyType.${value}` })),
};

/** Never required: land, shops and offices have no bedrooms. */
export const bedrooms: ChoiceField = {
  ...plainField,
  name: 'bedrooms',
  kind: 'select',
  label: 'forms.fields.bedrooms.label',
  required: false,
  options: ['0', '1', '2', '3', '4', '5', '6'].map((value) => ({
    value,
    label: `forms.options.bedrooms.${value}`,
  })),
};

/** Floor area in square metres. */
export const size: NumberField = {
  ...plainField,
  name: 'size',
  kind: 'number',
  label: 'forms.fields.size.label',
  required: false,
  min: 10,
  max: 1_000_000,
  unit: 'forms.units.squareMetres',
};

export const address: TextField = {
  ...plainField,
  name: 'address',
  kind: 'text',
  label: 'forms.fields.address.label',
  hint: 'forms.fields.address.hint',
  errors: { required: 'forms.fields.address.required' },
  maxLength: 200,
};

/** The reference of the page's home, `cap-1042`. */
export const shownReference: HiddenField = { name: 'reference', kind: 'hidden', maxLength: 40 };
