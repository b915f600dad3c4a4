/** All error codes, with the dictionary keys of their default messages. */
export const errorWords = {
  required: 'forms.errors.required',
  tooLong: 'forms.errors.tooLong',
  email: 'forms.errors.email',
  phone: 'forms.errors.phone',
  option: 'forms.errors.option',
  number: 'forms.errors.number',
  tooSmall: 'forms.errors.tooSmall',
  tooLarge: 'forms.errors.tooLarge',
  date: 'forms.errors.date',
  past: 'forms.errors.past',
  tooFar: 'forms.errors.tooFar',
  closed: 'forms.errors.closed',
  slotOver: 'forms.errors.slotOver',
  slotClosed: 'forms.errors.slotClosed',
  tooManyHomes: 'forms.errors.tooManyHomes',
  fileType: 'forms.errors.fileType',
  fileTooLarge: 'forms.errors.fileTooLarge',
  fileEmpty: 'forms.errors.fileEmpty',
} as const;

export type ErrorCode = keyof typeof errorWords;
