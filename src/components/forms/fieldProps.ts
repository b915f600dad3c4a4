import type { Field, HiddenField } from '../../domain/forms/field';

export type VisibleField = Exclude<Field, HiddenField>;

export type FieldProps<F extends VisibleField> = {
  field: F;
  /** Id of the input, or of the first one when the field has several. */
  id: string;
  firstAnswer: string;
  /** The error message in the page's language. */
  error: string | null;
};

/** Ids of the elements that describe an input: hint, unit and error. */
export const hintId = (id: string) => `${id}-hint`;
export const unitId = (id: string) => `${id}-unit`;
export const errorId = (id: string) => `${id}-error`;

/** The value of `aria-describedby` for an input. */
export function describedBy(id: string, field: VisibleField, error: string | null): string | undefined {
  const ids = [
    field.hint !== null && hintId(id),
    'unit' in field && field.unit !== null && unitId(id),
    error !== null && errorId(id),
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Attributes shared by every input, select and textarea. */
export function inputProps({ field, id, firstAnswer, error }: FieldProps<VisibleField>) {
  return {
    id,
    name: field.name,
    defaultValue: firstAnswer,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-describedby': describedBy(id, field, error),
    'aria-invalid': error !== null,
  };
}
