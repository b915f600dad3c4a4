import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomListings, readAreas, searchContent } from '../../../tests/support/madeSearchIndex';
import { planSearchFiles } from '../../generation/encodeSearchData';

const areas = readAreas();
const plan = (seed: number) => {
  const { files, texts } = planSearchFiles(searchContent(randomListings(80, seed, areas), areas));
  return { files: { ...files, pictures: '/search/pictures.1.json' }, texts };
};
const served = plan(1);
const rent = { family: 'residential', purpose: 'rent' } as const;
const sale = { family: 'residential', purpose: 'sale' } as const;

/** A server with the files of the current release. Any other request is answered with 404. */
const fetchStub = vi.fn(async (input: RequestInfo | URL) => {
  const address = String(input);
  const others: Record<string, string> = {
    '/search/files.json': JSON.stringify(served.files),
    [served.files.pictures]: '{}',
  };
  const text = others[address] ?? served.texts.get(address);
  return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
});

/** Imports the module anew, as at the start of a session. */
async function freshModule() {
  vi.resetModules();
  return import('./loadSearchIndex');
}

beforeEach(() => {
  fetchStub.mockClear();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { onLine: true });
});

describe('loadSearchIndex', () => {
  it('fetches three files, each once per session', async () => {
    const { loadSearchIndex } = await freshModule();
    await Promise.all([loadSearchIndex(served.files, rent, 'en'), loadSearchIndex(served.files, rent, 'en')]);
    expect(fetchStub).toHaveBeenCalledTimes(3);
    await loadSearchIndex(served.files, sale, 'en');
    expect(fetchStub.mock.calls.map(([address]) => address).at(-1)).toBe(
      served.files.data['residential-sale'],
    );
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  it('serves the other language without another request', async () => {
    const { loadSearchIndex, readySearchIndex } = await freshModule();
    expect(readySearchIndex(served.files, rent, 'ar')).toBeNull();
    await loadSearchIndex(served.files, rent, 'en');
    const searchIndex = readySearchIndex(served.files, rent, 'ar');
    expect(searchIndex?.words.areas.find(({ slug }) => slug === 'lusail')?.name).toBe('لوسيل');
    expect(readySearchIndex(served.files, rent, 'ar')).toBe(searchIndex);
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  it('stores only the decoded homes, once for both languages', async () => {
    const { loadSearchIndex } = await freshModule();
    const english = await loadSearchIndex(served.files, rent, 'en');
    const parse = vi.spyOn(Response.prototype, 'json');
    const arabic = await loadSearchIndex(served.files, rent, 'ar');
    expect(arabic.data).toBe(english.data);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('uses the file list of the current release where the page does not name the files', async () => {
    const { loadSearchIndex } = await freshModule();
    const { data } = await loadSearchIndex(null, sale, 'en');
    expect(data.purpose).toBe('sale');
  });

  it('uses the file list of the current release when the page belongs to an older one', async () => {
    const { loadSearchIndex, readySearchIndex } = await freshModule();
    const old = plan(2);
    const searchIndex = await loadSearchIndex(old.files, rent, 'en');
    expect(searchIndex.words.key).toBe(JSON.parse(served.texts.get(served.files.words) ?? '').key);
    expect(readySearchIndex(old.files, rent, 'en')).toBe(searchIndex);
  });

  it('fails without a connection, and tries again on the next call', async () => {
    const { loadSearchIndex } = await freshModule();
    vi.stubGlobal('navigator', { onLine: false });
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadSearchIndex(served.files, rent, 'en')).rejects.toThrow();
    await expect(loadSearchIndex(served.files, rent, 'en')).resolves.toBeTruthy();
  });
});
