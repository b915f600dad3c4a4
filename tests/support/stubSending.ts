import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces `fetch` and navigation in tests of forms. */
export const fetchStub = vi.fn<typeof fetch>();
export const navigate = vi.fn<(path: string) => void>();

/** Makes the server answer every post like this. */
export const answerWith = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

/** Returns the body of a post, by default the first. */
export const sentLead = (call = 0) => JSON.parse(String(fetchStub.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('___navigate', navigate);
  answerWith(201, { reference: 'SB-7KQ4MD' });
});

afterEach(() => {
  fetchStub.mockReset();
  navigate.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
