import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for the line to the server, and for the runtime that opens pages, in tests of forms. */
export const fetchStub = vi.fn<typeof fetch>();
export const navigate = vi.fn<(path: string) => void>();

/** Has the server answer every post so. */
export const answerWith = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

/** What was posted, the first time or a later one. */
export const sentLead = (call = 0) => JSON.parse(String(fetchStub.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('___navigate', navigate);
  answerWith(201, { reference: 'SB-7KQ4MD' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
  navigate.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
