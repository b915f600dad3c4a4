import { afterEach, beforeEach, vi } from 'vitest';
import { answerSearchFiles, madeListings } from './searchScreen';

/** The search that the tests save, without language prefix. */
export const address = '/properties/for-rent/in-qatar/?min-bedrooms=2';

/** The numbers of the homes that it finds. */
export const numbers = madeListings
  .filter(({ family, purpose, status, bedrooms }) => {
    return family === 'residential' && purpose === 'rent' && status === 'for-rent' && (bedrooms ?? 0) >= 2;
  })
  .map(({ reference }) => Number(reference.replace(/\D/g, '')));

/** Creates a response of the API. */
export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Requests to the API, in order. */
export const sent: { method: string; path: string; body: unknown; token: string | null }[] = [];

/** Answers a request to the API, or throws as `fetch` does. */
type Answer = (method: string, path: string) => Response;
let answer: Answer;

/** Makes the API answer every request of a test like this. */
export function answerWith(next: Answer): void {
  answer = next;
}

/** Replaces the API of saved searches and the search files, and empties the storage after each test of a file. */
export function stubSavedSearches(): void {
  beforeEach(() => {
    sent.length = 0;
    answerWith(() => json(202, { ok: true }));
    const searchFiles = answerSearchFiles();
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      if (input.startsWith('/page-data/')) return json(200, { result: { data: { view: { content: {} } } } });
      if (!input.startsWith('/api/saved-searches')) return searchFiles(input);
      const method = init.method ?? 'GET';
      const path = input.slice('/api/saved-searches'.length);
      const token = new Headers(init.headers).get('authorization');
      sent.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : null, token });
      return answer(method, path);
    });
    vi.stubGlobal('scrollTo', () => {});
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    // The store reads the storage anew.
    window.dispatchEvent(new StorageEvent('storage', { key: 'saved-searches' }));
  });
}

/** Returns the searches saved on the device. */
export const stored = () => JSON.parse(localStorage.getItem('saved-searches') ?? '[]');
