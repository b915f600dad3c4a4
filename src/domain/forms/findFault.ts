import type { ErrorCode } from './errorCodes';
import type { Field, FileField } from './field';
import { type FileAnswer, fileTypeOf } from './fileAnswer';
import { readHomes } from './homesAsked';
import { daysBetween, isDay } from './qatarDay';
import { allSlots, isSlot, slotsOn, type ViewingSlots } from './slots';

const emailShape =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * Returns the error in an answer, or null.
 * @param value the result of `readValue`
 * @param today the date in Qatar, `2026-11-20`
 * @param slots the time slots within office hours; null if unknown
 */
export function findFault(
  field: Field,
  value: string,
  today: string,
  slots: ViewingSlots | null,
): ErrorCode | null {
  if (field.kind === 'hidden') return null;
  if (value === '') return field.required ? 'required' : null;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return value.length > field.maxLength ? 'tooLong' : null;
    case 'homes':
      if ((readHomes(value)?.length ?? 0) > field.most) return 'tooManyHomes';
      return value.length > field.maxLength ? 'tooLong' : null;
    case 'email':
      if (value.length > field.maxLength) return 'tooLong';
      return emailShape.test(value) ? null : 'email';
    case 'tel':
      // E.164 allows 15 digits. Numbers have at least 7 with a country code, and 4 without (on some islands).
      return /^(\+\d{7,15}|\d{4,15})$/.test(value) ? null : 'phone';
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? null : 'option';
    case 'slot':
      return (slots === null ? isSlot(value) : allSlots(slots).includes(value)) ? null : 'option';
    case 'number':
      if (!/^\d{1,12}$/.test(value)) return 'number';
      if (Number(value) < field.min) return 'tooSmall';
      return Number(value) > field.max ? 'tooLarge' : null;
    case 'date':
      return findFaultOfDay(value, today, field.withinDays, slots);
    default:
      return null;
  }
}

/** Returns the error in a file, or `required` if it is missing; null if it is valid. */
export function findFaultOfFile(field: FileField, file: FileAnswer | null): ErrorCode | null {
  if (file === null) return field.required ? 'required' : null;
  if (file.size === 0) return 'fileEmpty';
  if (file.size > field.maxBytes) return 'fileTooLarge';
  const type = fileTypeOf(file);
  return type !== null && field.types.includes(type) ? null : 'fileType';
}

function findFaultOfDay(
  day: string,
  today: string,
  withinDays: number,
  slots: ViewingSlots | null,
): ErrorCode | null {
  if (!isDay(day)) return 'date';
  const ahead = daysBetween(today, day);
  if (ahead < 0) return 'past';
  if (ahead > withinDays) return 'tooFar';
  return slots === null || slotsOn(slots, day).length > 0 ? null : 'closed';
}
