import {
  type SavedSearch,
  type SavedSearches,
  savedSearchesAddress,
} from '../../../domain/alerts/savedSearch';
import type { FieldError } from '../../../domain/forms/validate';
import { leadsPath } from '../../forms/leadsPath';

/** Why a request failed. `gone` means an unknown or expired token, `noServer` a host without our server. */
export type Failure = 'offline' | 'tooOften' | 'noServer' | 'refused' | 'gone' | 'failed';
export type Answer<Body> = { ok: true; body: Body } | { ok: false; failure: Failure; errors: FieldError[] };

/** The URL of saved searches, beside that of leads. Forms without JavaScript are posted to it, too. */
export const savedSearchesUrl = savedSearchesAddress(leadsPath);

/** Milliseconds after which a request without a response is given up. */
const timeout = 20_000;

/** Asks for a confirmation mail. @param fields as the server's form names them */
export function requestAlerts(fields: Record<string, string>): Promise<Answer<{ ok: true }>> {
  return ask('', { method: 'POST', body: JSON.stringify(fields) });
}

/** Reads everything saved at the address of a token. */
export function readAlerts(token: string): Promise<Answer<SavedSearches>> {
  return ask('', { headers: bearer(token) });
}

/** Changes a saved search. */
export function changeAlert(
  token: string,
  id: string,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency' | 'state'>>,
): Promise<Answer<SavedSearch>> {
  return ask(`/${id}`, { method: 'PATCH', headers: bearer(token), body: JSON.stringify(change) });
}

/** Deletes a saved search. */
export function deleteAlert(token: string, id: string): Promise<Answer<null>> {
  return ask(`/${id}`, { method: 'DELETE', headers: bearer(token) });
}

/** Erases the address and everything saved at it. */
export function eraseAlerts(token: string): Promise<Answer<null>> {
  return ask('', { method: 'DELETE', headers: bearer(token) });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Never rejects: a network error is an answer, too. */
async function ask<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
  try {
    const response = await fetch(savedSearchesUrl + path, {
      ...init,
      headers: {
        accept: 'application/json',
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 204) return { ok: true, body: null as Body };
    // A host without our server answers with a page, whatever the status.
    const body = await response.json().catch(() => null);
    if (response.ok && body) return { ok: true, body };
    return { ok: false, failure: failureOf(response.status, body), errors: body?.errors ?? [] };
  } catch {
    return { ok: false, failure: navigator.onLine ? 'failed' : 'offline', errors: [] };
  }
}

function failureOf(status: number, body: { errors?: { code?: string }[] } | null): Failure {
  if (status === 429) return 'tooOften';
  // A server without a mail server cannot ask for a confirmation.
  if (body?.errors?.[0]?.code === 'noMail') return 'noServer';
  if (!body) return status >= 500 ? 'failed' : 'noServer';
  if (status === 404) return 'gone';
  return status < 500 ? 'refused' : 'failed';
}
