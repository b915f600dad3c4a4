import type { Field } from '../../src/domain/forms/field';
import { type FormId, forms } from '../../src/domain/forms/forms';

type AnsweredField = Exclude<Field, { kind: 'hidden' }>;

/** Returns the required fields of a form, in order. */
export function requiredFields(form: FormId): AnsweredField[] {
  return forms[form].fields.filter(
    (field): field is AnsweredField => field.kind !== 'hidden' && field.required,
  );
}

/** Returns a valid answer for a field. The compiler requires a case for every kind of field. */
export function answerTo(field: AnsweredField, day: string): string {
  switch (field.kind) {
    case 'text':
      return 'Sara Haddad سارة حداد';
    case 'homes':
      return 'cap-1042, jsn12';
    case 'textarea':
      return 'Is it near the metro?\nهل هو قرب المترو؟';
    case 'email':
      return 'sara@safabay.example';
    case 'tel':
      return '+974 5555 1234';
    case 'select':
    case 'radio':
      return field.options[0]?.value ?? '';
    case 'slot':
      return '10:00-12:00';
    case 'checkbox':
    case 'consent':
      return 'yes';
    case 'date':
      return day;
    case 'number':
      return String(field.min);
    case 'file':
      return `file.${field.types[0]}`;
  }
}
