import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomListings, readAreas, searchContent } from '../../../tests/support/searchWorld';
import { planSearchFiles } from '../../generation/searchData';

const areas = readAreas();
const plan = (seed: number) => {
  const { files, texts } = planSearchFiles(searchContent(randomListings(80, seed, areas), areas));
  return { files: { ...files, pictures: '/search/pictures.1.json' }, texts };
};
const served = plan(1);
const rent = { family: 'residential', purpose: 'rent' } as const;
const sale = { family: 'residential', purpose: 'sale' } as const;

/** The server as it is now; everything else is not found. */
const fetchStub = vi.fn(async (input: RequestInfo | URL) => {
  const address = String(input);
  const others: Record<string, string> = {
    '/search/files.json': JSON.stringify(served.files),
    [served.files.pictures]: '{}',
  };
  const text = others[address] ?? served.texts.get(address);
  return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
});

/** The module as a visit begins with it. */
async function newVisit() {
  vi.resetModules();
  return import('./loadWorld');
}

beforeEach(() => {
  fetchStub.mockClear();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { onLine: true });
});

describe('what the search loads', () => {
  it('is three files, each once for the visit', async () => {
    const { loadWorld } = await newVisit();
    await Promise.all([loadWorld(served.files, rent, 'en'), loadWorld(served.files, rent, 'en')]);
    expect(fetchStub).toHaveBeenCalledTimes(3);
    await loadWorld(served.files, sale, 'en');
    expect(fetchStub.mock.calls.map(([address]) => address).at(-1)).toBe(
      served.files.data['residential-sale'],
    );
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  it('serves the other language without being loaded again', async () => {
    const { loadWorld, readyWorld } = await newVisit();
    expect(readyWorld(served.files, rent, 'ar')).toBeNull();
    await loadWorld(served.files, rent, 'en');
    const world = readyWorld(served.files, rent, 'ar');
    expect(world?.words.areas.find(({ slug }) => slug === 'lusail')?.name).toBe('لوسيل');
    expect(readyWorld(served.files, rent, 'ar')).toBe(world);
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  it('keeps the homes unpacked alone, once for both languages', async () => {
    const { loadWorld } = await newVisit();
    const english = await loadWorld(served.files, rent, 'en');
    const parse = vi.spyOn(Response.prototype, 'json');
    const arabic = await loadWorld(served.files, rent, 'ar');
    expect(arabic.data).toBe(english.data);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('is found by the list of the newest where the page does not say', async () => {
    const { loadWorld } = await newVisit();
    const { data } = await loadWorld(null, sale, 'en');
    expect(data.purpose).toBe('sale');
  });

  it('is that of the newest release where the page is older', async () => {
    const { loadWorld, readyWorld } = await newVisit();
    const old = plan(2);
    const world = await loadWorld(old.files, rent, 'en');
    expect(world.words.key).toBe(JSON.parse(served.texts.get(served.files.words) ?? '').key);
    expect(readyWorld(old.files, rent, 'en')).toBe(world);
  });

  it('is missed where there is no connection, and asked for anew the next time', async () => {
    const { loadWorld } = await newVisit();
    vi.stubGlobal('navigator', { onLine: false });
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadWorld(served.files, rent, 'en')).rejects.toThrow();
    await expect(loadWorld(served.files, rent, 'en')).resolves.toBeTruthy();
  });
});
