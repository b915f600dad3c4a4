import { errorWords } from '../../domain/forms/errorCodes';
import type { FieldError } from '../../domain/forms/validate';
import type { Answers } from './formAnswers';

/** Where forms go, posted by a browser or sent by script. */
export const leadsPath = '/api/leads';

/** What came of sending. The words of a failure are a key of the dictionaries. */
export type SendResult =
  | { outcome: 'stored'; reference: string }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'failed'; words: string };

/** Milliseconds after which a silent line counts as a broken one. */
const patience = 20_000;

const refusalWords: Record<string, string> = {
  unknown: 'forms.refused.unknown',
  tooMuch: 'forms.refused.tooMuch',
  unreadable: 'forms.refused.unreadable',
};

/** Sends a filled-in form. Never throws: a broken line, too, is a result. */
export async function sendLead(lead: Answers): Promise<SendResult> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    const response = await fetch(leadsPath, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      signal: waiting.signal,
    });
    return readResult(response.ok, await response.json());
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
}

const failed = { outcome: 'failed', words: 'forms.failed.text' } as const;

/** Only a reference says that the lead was stored: a host without our server may answer anything with 200. */
function readResult(ok: boolean, answer: { reference?: unknown; errors?: unknown } | null): SendResult {
  if (ok && typeof answer?.reference === 'string') return { outcome: 'stored', reference: answer.reference };
  if (ok || !Array.isArray(answer?.errors)) return failed;
  const errors = answer.errors.filter(isFieldError);
  if (errors.length > 0) return { outcome: 'refused', errors };
  return { ...failed, words: refusalWords[answer.errors[0]?.code] ?? failed.words };
}

function isFieldError(error: Partial<FieldError> | null): error is FieldError {
  return typeof error?.field === 'string' && typeof error.code === 'string' && error.code in errorWords;
}
