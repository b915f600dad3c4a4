import { errorWords } from '../../domain/forms/errorCodes';
import { uploadTimeout } from '../../domain/forms/uploadTimeout';
import type { FieldError } from '../../domain/forms/validate';
import type { Answers, AttachedFile } from './formAnswers';
import { leadsPath } from './leadsPath';

/** The outcome of sending. `words` is the dictionary key of the failure message. */
export type SendResult =
  | { outcome: 'stored'; reference: string }
  | { outcome: 'refused'; errors: FieldError[] }
  /** `later` is true when another attempt may succeed. */
  | { outcome: 'failed'; words: string; later: boolean };

/** Milliseconds after which a request without a file is given up. */
const timeout = 20_000;

const refusalWords: Record<string, string> = {
  unknown: 'forms.refused.unknown',
  tooMuch: 'forms.refused.tooMuch',
  unreadable: 'forms.refused.unreadable',
  tooOften: 'forms.refused.tooOften',
};

/** Sends a form. It never rejects: a network error is an outcome, too. */
export async function sendLead(lead: Answers, attached: AttachedFile | null = null): Promise<SendResult> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), attached ? uploadTimeout : timeout);
  try {
    const response = await fetch(leadsPath, {
      method: 'POST',
      // For a multipart body, the browser sets the content type with its boundary.
      headers: { accept: 'application/json', ...(!attached && { 'content-type': 'application/json' }) },
      body: attached ? formDataOf(lead, attached) : JSON.stringify(lead),
      signal: waiting.signal,
    });
    return readResult(response.ok, await response.json());
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
}

function formDataOf(lead: Answers, { field, file }: AttachedFile): FormData {
  const data = new FormData();
  for (const [name, answer] of Object.entries(lead)) data.append(name, answer);
  data.append(field, file, file.name);
  return data;
}

const failed = { outcome: 'failed', words: 'forms.failed.text', later: true } as const;

/**
 * A lead counts as stored only if the response contains a reference: a host without our server may answer any request
 * with status 200.
 */
function readResult(ok: boolean, answer: { reference?: unknown; errors?: unknown } | null): SendResult {
  if (ok && typeof answer?.reference === 'string') return { outcome: 'stored', reference: answer.reference };
  if (ok || !Array.isArray(answer?.errors)) return failed;
  const errors = answer.errors.filter(isFieldError);
  if (errors.length > 0) return { outcome: 'refused', errors };
  const words = refusalWords[answer.errors[0]?.code];
  return words === undefined ? failed : { ...failed, words, later: words === 'forms.refused.tooOften' };
}

function isFieldError(error: Partial<FieldError> | null): error is FieldError {
  return typeof error?.field === 'string' && typeof error.code === 'string' && error.code in errorWords;
}
