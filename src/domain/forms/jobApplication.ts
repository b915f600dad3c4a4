import type { FormDefinition, TextField } from './field';
import { consent, email, name, notes, phone } from './personFields';
import { plainField } from './plainField';

const role: TextField = {
  ...plainField,
  name: 'role',
  kind: 'text',
  label: 'forms.fields.role.label',
  errors: { required: 'forms.fields.role.required' },
  maxLength: 120,
};

/** The CV itself: its text, or a link to it. */
const cv: TextField = {
  ...plainField,
  name: 'cv',
  kind: 'textarea',
  label: 'forms.fields.cv.label',
  hint: 'forms.fields.cv.hint',
  errors: { required: 'forms.fields.cv.required' },
  maxLength: 12_000,
};

/** An application; `role` is filled in already where the page shows a job. */
export const jobApplication: FormDefinition = {
  title: 'forms.jobApplication.title',
  submit: 'forms.jobApplication.submit',
  next: 'forms.jobApplication.next',
  thanks: '/thankyou/',
  fields: [role, name, email, phone, cv, notes, consent],
};
