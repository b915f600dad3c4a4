import type { Field, HiddenField } from '../../domain/forms/field';

export type VisibleField = Exclude<Field, HiddenField>;

export type FieldProps<F extends VisibleField> = {
  field: F;
  /** Id of its input, the first one where there are several. */
  id: string;
  firstAnswer: string;
  /** What is wrong with the answer, in the reader's words. */
  error: string | null;
};

/** Ids of the lines that belong to an input: its hint, its unit, its error. */
export const hintId = (id: string) => `${id}-hint`;
export const unitId = (id: string) => `${id}-unit`;
export const errorId = (id: string) => `${id}-error`;

/** What is read out with an input besides its label. */
export function describedBy(id: string, field: VisibleField, error: string | null): string | undefined {
  const ids = [
    field.hint !== null && hintId(id),
    'unit' in field && field.unit !== null && unitId(id),
    error !== null && errorId(id),
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** What every input, select and textarea of a field is given. */
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
