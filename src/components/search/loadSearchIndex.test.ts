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
  it('fetches the list and three files, each once per session', async () => {
    const { loadSearchIndex } = await freshModule();
    await Promise.all([loadSearchIndex(rent, 'en'), loadSearchIndex(rent, 'en')]);
    expect(fetchStub).toHaveBeenCalledTimes(4);
    await loadSearchIndex(sale, 'en');
    expect(fetchStub.mock.calls.map(([address]) => address).at(-1)).toBe(
      served.files.data['residential-sale'],
    );
    expect(fetchStub).toHaveBeenCalledTimes(5);
  });

  it('serves the other language without another request', async () => {
    const { loadSearchIndex, readySearchIndex } = await freshModule();
    expect(readySearchIndex(rent, 'ar')).toBeNull();
    await loadSearchIndex(rent, 'en');
    const searchIndex = readySearchIndex(rent, 'ar');
    expect(searchIndex?.words.areas.find(({ slug }) => slug === 'lusail')?.name).toBe('لوسيل');
    expect(readySearchIndex(rent, 'ar')).toBe(searchIndex);
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  it('stores only the decoded homes, once for both languages', async () => {
    const { loadSearchIndex } = await freshModule();
    const english = await loadSearchIndex(rent, 'en');
    const parse = vi.spyOn(Response.prototype, 'json');
    const arabic = await loadSearchIndex(rent, 'ar');
    expect(arabic.data).toBe(english.data);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('uses the file list of the current release when a new one replaced the files', async () => {
    const { loadSearchIndex, readySearchIndex } = await freshModule();
    fetchStub.mockImplementationOnce(async () => new Response(JSON.stringify(plan(2).files)));
    await expect(loadSearchIndex(rent, 'en')).rejects.toThrow('404');
    const searchIndex = await loadSearchIndex(rent, 'en');
    expect(searchIndex.words.key).toBe(JSON.parse(served.texts.get(served.files.words) ?? '').key);
    expect(readySearchIndex(rent, 'en')).toBe(searchIndex);
  });

  it('fails without a connection, and tries again on the next call', async () => {
    const { loadSearchIndex } = await freshModule();
    vi.stubGlobal('navigator', { onLine: false });
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadSearchIndex(rent, 'en')).rejects.toThrow();
    await expect(loadSearchIndex(rent, 'en')).resolves.toBeTruthy();
  });
});
