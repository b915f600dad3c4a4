import type { FileField, FormDefinition, TextField } from './field';
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

const cv: FileField = {
  ...plainField,
  name: 'cv',
  kind: 'file',
  label: 'forms.fields.cv.label',
  hint: 'forms.fields.cv.hint',
  errors: {
    required: 'forms.fields.cv.required',
    fileType: 'forms.fields.cv.fileType',
    fileTooLarge: 'forms.fields.cv.fileTooLarge',
    fileEmpty: 'forms.fields.cv.fileEmpty',
  },
  types: ['pdf', 'doc', 'docx'],
  maxBytes: 5 * 1024 * 1024,
};

/** A job application. On the page of a job, `role` is prefilled. */
export const jobApplication: FormDefinition = {
  thanks: '/thankyou/',
  page: '/about/careers/apply/',
  department: 'operations',
  retentionDays: 365,
  fields: [role, name, email, phone, cv, notes, consent],
};
