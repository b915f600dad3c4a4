import { errorWords } from '../../domain/forms/errorCodes';
import type { FieldError } from '../../domain/forms/validate';
import type { Answers } from './formAnswers';

/** Where forms go, posted by a browser or sent by script; a site without a server of its own names one at build. */
export const leadsPath = process.env.GATSBY_LEADS_URL || '/api/leads';

/** A file that goes with the answers, and the field that it answers. */
export type AttachedFile = { field: string; file: File };

/** What came of sending. The words of a failure are a key of the dictionaries. */
export type SendResult =
  | { outcome: 'stored'; reference: string }
  | { outcome: 'refused'; errors: FieldError[] }
  /** `later` says whether the same might be taken at another time. */
  | { outcome: 'failed'; words: string; later: boolean };

/** Milliseconds after which a silent line counts as a broken one. */
const patience = 20_000;
/** With a file there is more to carry, over whatever line. */
const patienceWithFile = 120_000;

const refusalWords: Record<string, string> = {
  unknown: 'forms.refused.unknown',
  tooMuch: 'forms.refused.tooMuch',
  unreadable: 'forms.refused.unreadable',
  tooOften: 'forms.refused.tooOften',
};

/** Sends a filled-in form. Never throws: a broken line, too, is a result. */
export async function sendLead(lead: Answers, attached: AttachedFile | null = null): Promise<SendResult> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), attached ? patienceWithFile : patience);
  try {
    const response = await fetch(leadsPath, {
      method: 'POST',
      // The browser itself names the boundary between the parts of a form with a file.
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

/** Only a reference says that the lead was stored: a host without our server may answer anything with 200. */
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
