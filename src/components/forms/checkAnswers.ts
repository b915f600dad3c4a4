import type { FormId } from '../../domain/forms/forms';
import type { ViewingSlots } from '../../domain/forms/slots';
import { type FieldError, validate } from '../../domain/forms/validate';
import { type Answers, type AttachedFile, describeFile } from './formAnswers';
import { loadPhoneReader } from './phoneReader';

/**
 * Runs all checks that are possible in the browser, including the file's signature and the telephone number's country.
 */
export async function checkAnswers(
  form: FormId,
  answers: Answers,
  attached: AttachedFile | null,
  slots: ViewingSlots | null,
): Promise<FieldError[]> {
  const readPhone = answers.phone ? await loadPhoneReader() : null;
  const file = attached && { [attached.field]: await describeFile(attached.file) };
  return validate(form, { ...answers, ...file }, { now: new Date(), slots, readPhone }).errors;
}
