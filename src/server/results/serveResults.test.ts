// @vitest-environment jsdom
import fc from 'fast-check';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiles, stockFiles } from '../../../tests/support/madeStock';
import { ownPlace } from '../../../tests/support/naiveSearch';
import { expected, listings, queries, searchIndexOf } from '../../../tests/support/searchOracle';
import { activeFilters } from '../../domain/search/activeFilters';
import { filterNames } from '../../domain/search/filters/filters';
import { kinds } from '../../domain/search/kinds';
import { withOfferedFilters } from '../../domain/search/offeredFilters';
import { paginate } from '../../domain/search/paginate';
import { defaultQuery, parseQuery, printQuery, type SearchQuery } from '../../domain/search/query';
import {
  nameOfKind,
  readResultsForm,
  resultsApi,
  resultsParameters,
} from '../../domain/search/readResultsForm';
import { getLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import type { Stock } from '../alerts/readStock';
import { readWords } from '../words';
import { serveResults } from './serveResults';

const words = readWords('locales');
/** An area at the place that the plain search of the tests uses. No test asks for homes in it. */
const ownArea = 'abu-hamour';
let stock: Stock;
let server: FastifyInstance;

const start = async (current: Stock | null, options: { rateLimit?: number; site?: string } = {}) => {
  const { rateLimit = 0, site = '' } = options;
  const started = fastify();
  const report = (error: Error) => {
    throw error;
  };
  const recent = async () => current;
  await started.register(serveResults, {
    stock: { recent },
    words,
    site,
    fonts: () => null,
    rateLimit,
    report,
  });
  return started;
};

beforeAll(async () => {
  stock = await readFiles(stockFiles(listings));
  for (const code of localeCodes) {
    const { areas, areaIndex } = stock.words[code];
    Object.assign(areas[areaIndex.get(ownArea) ?? -1] as object, { point: ownPlace.point });
  }
  server = await start(stock);
});
afterAll(() => server.close());

const ask = (parameters: string | [string, string][], from = server) =>
  from.inject(`${resultsApi}?${new URLSearchParams(parameters)}`);
const askFor = (query: SearchQuery, code: LocaleCode) =>
  ask([['filters', 'all'], ...resultsParameters(query, code, query.travel ? ownArea : null)]);
const referencesIn = (body: string) => {
  const [list = ''] = body.split('class="filters"');
  return [...list.matchAll(/<li data-reference="([^"]+)"/g)].map(([, reference]) => reference);
};
const parsed = (body: string) => new DOMParser().parseFromString(body, 'text/html');
const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

const readQuery = (address: string): SearchQuery => {
  const [path = '', search = ''] = address.split('?');
  return parseQuery(path, search) as SearchQuery;
};

/** Searches with several filters each that an address can hold and the site offers, without text. */
const sample = [
  ...fc.sample(queries, { numRuns: 60, seed: 31 }),
  { ...defaultQuery('residential', 'rent'), billsIncluded: true, petsAllowed: true },
  { ...defaultQuery('commercial', 'sale'), ownable: true, residency: 'residence' as const },
  { ...defaultQuery('off-plan', 'sale'), completion: 2027, maxBedrooms: 3 },
  { ...defaultQuery('residential', 'sale'), travel: { minutes: 20, mode: 'car' } as const },
]
  .map((query) =>
    withOfferedFilters(readQuery(printQuery({ ...query, text: '' })), searchIndexOf(query).data),
  )
  .filter(({ near, areas }) => near?.area !== ownArea && !areas.includes(ownArea));

describe('the results without scripts', () => {
  it('are the homes of a naive search, for every kind and filter', async () => {
    for (const [index, query] of sample.entries()) {
      const code = localeCodes[index % localeCodes.length] as LocaleCode;
      const all = expected(query);
      const { start: from, end } = paginate(all.length, query.page);
      const { statusCode, body } = await askFor(query, code);
      expect([statusCode, body.includes(`lang="${code}" dir="${getLocale(code).dir}"`)]).toEqual([200, true]);
      expect(body).toContain(escaped(words(code, 'search.count', { count: all.length })));
      if (all.length > 0)
        expect([printQuery(query), referencesIn(body)]).toEqual([printQuery(query), all.slice(from, end)]);
    }
    const told = new Set(sample.flatMap((query) => activeFilters(query).map(({ name }) => name)));
    expect([...told].sort()).toEqual(filterNames.filter((name) => name !== 'text').sort());
    expect(new Set(sample.map(nameOfKind)).size).toBe(kinds.length);
  });

  it('have a form that asks for the same search again', async () => {
    for (const query of sample.slice(-14)) {
      const { body } = await askFor(query, 'ar');
      const form = parsed(body.slice(body.indexOf('<form'), body.indexOf('</form>'))).querySelector('form');
      const sent = [...new FormData(form ?? undefined)] as [string, string][];
      const { pathname, search } = readResultsForm(new URLSearchParams(sent));
      const again = parseQuery(pathname, search);
      expect(again && printQuery({ ...again, page: 1 })).toBe(
        printQuery({ ...query, page: 1, view: 'list' }),
      );
    }
  });

  it.each([
    ['en', '2 bed furnished in lusail under 9000'],
    ['ar', 'شقة غرفتين مفروشة في لوسيل أقل من 9000'],
  ] as const)('understand a sentence, in %s', async (language, q) => {
    const { body } = await ask({ scripts: 'off', language, q } as never);
    const query: SearchQuery = {
      ...defaultQuery('residential', 'rent'),
      ...{ areas: ['lusail'], minBedrooms: 2, maxBedrooms: 2, furnished: 'furnished', maxPrice: 9_000 },
    };
    const meant = language === 'en' ? query : { ...query, type: 'apartment' as const };
    expect(body).toContain(escaped(words(language, 'search.count', { count: expected(meant).length })));
    expect(body).toContain(escaped(words(language, 'listings.furnished.furnished')));
    expect(parsed(body).querySelectorAll('.chips a')).toHaveLength(activeFilters(meant).length + 1);
  });

  it('search what was not understood as text, and say so', async () => {
    const { body } = await ask('scripts=off&q=renovated+balcony+zzzz');
    expect(body).toContain(escaped(words('en', 'results.textNote', { text: 'renovated zzzz' })));
    const text = 'cap-1168';
    const byReference = await askFor({ ...defaultQuery('residential', 'rent'), text }, 'en');
    expect(byReference.body).not.toContain(escaped(words('en', 'results.textNote', { text })));
  });

  it('redirect to the prerendered page with the same homes, and to a home whose reference is typed', async () => {
    const beside = await start(stock, { site: 'https://www.safabay.example' });
    const inLusail = await ask('scripts=off&language=ar&in=lusail&type=&q=&min-price=', beside);
    expect([inLusail.statusCode, inLusail.headers.location]).toEqual([
      303,
      'https://www.safabay.example/ar/properties/for-rent/in-lusail/',
    ]);
    const home = listings.find(({ family, purpose }) => family === 'commercial' && purpose === 'sale');
    const typed = await ask(`scripts=off&q=${home?.reference.toUpperCase()}`);
    expect(typed.headers.location).toMatch(new RegExp(`^/commercial-.*/${home?.reference}/$`));
    const { body, headers } = await ask('scripts=off&filters=all', beside);
    expect(body).toContain('src="https://www.safabay.example/static/');
    expect(headers['content-security-policy']).toContain("img-src 'self' https://www.safabay.example;");
    await beside.close();
  });

  it('are those of the site if the browser runs scripts', async () => {
    const { statusCode, headers } = await ask('language=ar&kind=residential.sale&q=villa+in+lusail+with+gym');
    expect([statusCode, headers.location]).toEqual([
      303,
      '/ar/properties/for-sale/in-lusail/type-villa/?features=gym',
    ]);
  });

  it('tolerate empty and doubled values, several places, separators and Arabic digits', async () => {
    const { body } = await ask(
      'scripts=off&in=&in=lusail&in=doha&min-price=&min-price=5,000&max-price=٢٠٬٠٠٠&min-size=0&sort=lowest&page=',
    );
    const query: SearchQuery = {
      ...defaultQuery('residential', 'rent'),
      ...{ areas: ['lusail', 'doha'], minPrice: 5_000, maxPrice: 20_000, sort: 'lowest' },
    };
    expect(referencesIn(body)).toEqual(expected(query).slice(0, 24));
  });

  it('offer to relax filters where nothing fits, with true counts', async () => {
    const none = { ...defaultQuery('residential', 'rent'), areas: ['lusail'], minPrice: 900_000 };
    const page = parsed((await askFor(none, 'en')).body);
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.none .pills a')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const count = Number(link.querySelector('small')?.textContent);
      const parameters = new URLSearchParams(link.getAttribute('href') ?? '');
      const { pathname, search } = readResultsForm(parameters);
      expect(expected(parseQuery(pathname, search) as SearchQuery)).toHaveLength(count);
    }
  });
});

describe('bad input', () => {
  it('of names and numbers is told, with the nearest names', async () => {
    const { statusCode, body } = await ask(
      'scripts=off&in=lusial&type=castle&min-price=9999999999&within=2&min-size=90&max-size=80',
    );
    expect(statusCode).toBe(200);
    const say = (key: string, values = {}) => escaped(words('en', key, values));
    expect(body).toContain(say('results.unknownArea', { name: 'lusial' }));
    expect(body).toContain(say('results.unknownType', { name: 'castle' }));
    expect(body).toContain(say('results.unreadFilter', { filter: say('results.filter.price') }));
    expect(body).toContain(say('results.crossed'));
    expect(body).toContain(say('results.crossedFilter', { filter: say('results.filter.size') }));
    expect(parsed(body).querySelector('input[name="min-price"]')?.getAttribute('value')).toBe('9999999999');
    expect(parsed(body).querySelector('.notes a')?.textContent).toContain('Lusail');
  });

  it.each([
    ['an unknown kind', 'language=ar&kind=castle', 400, 'unreadable'],
    ['10 KB', `language=ar&features=${'x'.repeat(10_000)}`, 414, 'tooLong'],
    // Reading one of 4,000 characters would take a second, in which nothing else is answered.
    ['a text of 300 characters', `language=ar&q=${'zq '.repeat(100)}`, 414, 'tooLong'],
  ])('of %s gets a page that says so, with a way on', async (_, query, status, key) => {
    const { statusCode, body } = await ask(query);
    expect(statusCode).toBe(status);
    expect(body).toContain(words('ar', `scriptless.${key}`));
    expect(body).toContain(words('ar', 'scriptless.again'));
  });

  it('is never part of the HTML as it was sent', async () => {
    const bad = `"><script>alert(1)</script><img src=x onerror='a'>`;
    const names = [
      'q',
      'in',
      'type',
      'text',
      'min-price',
      'near',
      'shape',
      'from',
      'sort',
      'within',
      'language',
    ];
    for (const name of names) {
      const { body, headers } = await ask([
        ['scripts', 'off'],
        ['filters', 'all'],
        [name, bad],
      ]);
      expect([name, /<script|<img src=x|onerror='/.test(body)]).toEqual([name, false]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    }
  });

  it('is limited in number, and without search data the page says so', async () => {
    const limited = await start(null, { rateLimit: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++) statuses.push((await ask('language=ar', limited)).statusCode);
    expect(statuses).toEqual([...Array(50).fill(503), 429]);
    const { body } = await ask('language=ar', limited);
    expect(body).toContain(words('ar', 'scriptless.tooOften'));
    await limited.close();
  });
});
