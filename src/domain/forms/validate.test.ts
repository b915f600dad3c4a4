import { describe, expect, it } from 'vitest';
import { answerTo, requiredFields } from '../../../tests/support/completeAnswers';
import { usualSlots } from '../../../tests/support/viewingTimes';
import { type FormId, formIds } from './forms';
import { readPhoneNumber } from './readPhoneNumber';
import { errorMessage, validate } from './validate';

/** A Friday at 9:00 in Qatar. */
const today = { now: new Date('2026-11-20T06:00:00Z'), slots: usualSlots };
const cv = { name: 'cv.pdf', size: 8, start: new TextEncoder().encode('%PDF-1.7') };

/** The required answers of a form. The date is a Tuesday, on which the offices are open. */
const complete = (form: FormId): Record<string, unknown> =>
  Object.fromEntries(
    requiredFields(form).map((field) => [
      field.name,
      field.kind === 'file' ? cv : answerTo(field, '2026-11-24'),
    ]),
  );

describe('validate', () => {
  it.each(formIds)('accepts a complete %s', (formId) => {
    expect(validate(formId, complete(formId), today).errors).toEqual([]);
  });

  it.each(formIds)('rejects an empty %s, and one without consent', (formId) => {
    const { values, errors } = validate(formId, {}, today);
    expect(values).toEqual({});
    expect(errors).toContainEqual({ field: 'consent', code: 'required' });
    expect(errors.length).toBeGreaterThan(1);
  });

  it('lists errors in the order of the fields', () => {
    const { errors } = validate('bookViewing', { email: 'sara@', phone: '12', date: '2026-11-27' }, today);
    expect(errors).toEqual([
      { field: 'date', code: 'closed' },
      { field: 'slot', code: 'required' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'email' },
      { field: 'phone', code: 'phone' },
      { field: 'consent', code: 'required' },
    ]);
  });

  it('drops unknown fields', () => {
    const { values } = validate('newsletter', { ...complete('newsletter'), admin: 'yes', key: 'x' }, today);
    expect(values).toEqual(complete('newsletter'));
  });

  it.each([null, 7, { a: 1 }, [], [{}], () => 'x'])('accepts %j as an answer without throwing', (value) => {
    const raw = { email: value, consent: value };
    expect(validate('newsletter', raw, today).errors).not.toEqual([]);
  });

  it('truncates hidden fields without an error', () => {
    const raw = { ...complete('registerInterest'), subject: 'x'.repeat(500) };
    const { values, errors } = validate('registerInterest', raw, today);
    expect(errors).toEqual([]);
    expect(values.subject).toHaveLength(120);
  });

  it.each([
    [undefined, 'required'],
    ['cv.pdf', 'required'],
    [{ ...cv, size: 0 }, 'fileEmpty'],
    [{ ...cv, size: 5 * 1024 * 1024 + 1 }, 'fileTooLarge'],
    [{ ...cv, name: 'cv.exe' }, 'fileType'],
    [{ ...cv, name: 'cv.docx' }, 'fileType'],
  ])('says of the CV %j: %s', (file, code) => {
    const { errors } = validate('jobApplication', { ...complete('jobApplication'), cv: file }, today);
    expect(errors).toEqual([{ field: 'cv', code }]);
  });

  it("keeps a file's name as the answer", () => {
    expect(validate('jobApplication', complete('jobApplication'), today).values.cv).toBe('cv.pdf');
  });

  it('adds the country code with a phone parser, and rejects impossible numbers', () => {
    const withReader = { ...today, readPhone: readPhoneNumber };
    const local = { ...complete('callback'), phone: '44440000' };
    expect(validate('callback', local, withReader).values.phone).toBe('+97444440000');
    const short = { ...complete('callback'), phone: '+9744444000' };
    expect(validate('callback', short, withReader).errors).toEqual([{ field: 'phone', code: 'phone' }]);
    expect(validate('callback', short, today).errors).toEqual([]);
  });

  it.each([
    ['2026-11-22T04:59:00Z', '08:00-10:00', []],
    ['2026-11-22T06:59:00Z', '08:00-10:00', []],
    ['2026-11-22T07:00:00Z', '08:00-10:00', [{ field: 'slot', code: 'slotOver' }]],
    ['2026-11-22T15:00:00Z', '16:00-18:00', [{ field: 'slot', code: 'slotOver' }]],
    ['2026-11-21T20:00:00Z', '08:00-10:00', []],
    ['2026-11-21T20:00:00Z', '06:00-08:00', [{ field: 'slot', code: 'option' }]],
  ])('at %s has for today %s: %j', (moment, slot, errors) => {
    const raw = { ...complete('bookViewing'), date: '2026-11-22', slot };
    expect(validate('bookViewing', raw, { ...today, now: new Date(moment) }).errors).toEqual(errors);
  });

  it.each([
    ['10:00-12:00', []],
    ['08:00-10:00', [{ field: 'slot', code: 'slotClosed' }]],
    ['14:00-16:00', [{ field: 'slot', code: 'slotClosed' }]],
  ])('on a Saturday, when one office opens for the morning, has for %s: %j', (slot, errors) => {
    const raw = { ...complete('bookViewing'), date: '2026-11-28', slot };
    expect(validate('bookViewing', raw, today).errors).toEqual(errors);
  });

  it.each([
    ['020 7946 0000', 'GB', '+442079460000'],
    ['5555 1234', 'QA', '+97455551234'],
    ['5555 1234', undefined, '+97455551234'],
    ['5555 1234', 'XX', '+97455551234'],
    ['5555 1234', ['GB'], '+97455551234'],
    ['+966 50 123 4567', 'GB', '+966501234567'],
    ['00966 50 123 4567', 'GB', '+966501234567'],
  ])('reads %s with the country %j as %s', (phone, phoneCountry, number) => {
    const raw = { ...complete('callback'), phone, phoneCountry };
    const { values, errors } = validate('callback', raw, { ...today, readPhone: readPhoneNumber });
    expect([values.phone, errors]).toEqual([number, []]);
  });

  it('rejects an option that is not offered', () => {
    const raw = { ...complete('generalEnquiry'), topic: 'constructor' };
    expect(validate('generalEnquiry', raw, today).errors).toEqual([{ field: 'topic', code: 'option' }]);
  });
});

describe('errorMessage', () => {
  it("is the field's own message if it has one", () => {
    expect(errorMessage('callback', { field: 'name', code: 'required' })).toEqual({
      key: 'forms.fields.name.required',
      values: { count: 100 },
    });
  });

  it('is the default message with its limits otherwise', () => {
    expect(errorMessage('bookValuation', { field: 'size', code: 'tooSmall' })).toEqual({
      key: 'forms.errors.tooSmall',
      values: { min: 10, max: 1_000_000 },
    });
  });
});
