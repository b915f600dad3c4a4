import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListingInput } from './support/listingDraft';

const content = join(process.cwd(), 'content');
const listings = readThings<ListingInput>('listings');
const languages = ['en', 'ar'] as const;

/**
 * Share of a language's descriptions in which one and the same run of six words may stand, names and numbers aside.
 * Six words are longer than any phrase that writers share by chance and shorter than a sentence, so a run that recurs
 * is a recurring sentence. Of sixty texts read one after the other, a frame at 5 % is met three times; the reader's
 * patience ends at one text in ten.
 */
const mostShared = 0.05;

type Claim = { says: RegExp; holds: (listing: ListingInput) => boolean };
const has = (feature: string) => (listing: ListingInput) => (listing.features as string[]).includes(feature);
const hasPool = (listing: ListingInput) =>
  has('private-pool')(listing) || has('shared-pool')(listing) || listing.view === 'pool';

/** Words that claim something of the home, and the field that must bear them out. */
const claims: Record<(typeof languages)[number], Claim[]> = {
  en: [
    { says: /\bpools?\b/i, holds: hasPool },
    { says: /(private|own) pool|pool is private|pool of your own/i, holds: has('private-pool') },
    { says: /\bbalcony\b/i, holds: has('balcony') },
    { says: /\bterrace\b/i, holds: has('terrace') },
    { says: /maid’s room|the maid’s|room for a maid/i, holds: ({ maidsRoom }) => maidsRoom === true },
    { says: /driver’s room/i, holds: has('driver-room') },
    {
      says: /\b(is let|let|sold|being|comes|find it) furnished\b/i,
      holds: ({ furnished }) => furnished === 'furnished',
    },
    { says: /semi-furnished/i, holds: ({ furnished }) => furnished === 'semi-furnished' },
    {
      says: /\bunfurnished\b|(let|sold) without furniture/i,
      holds: ({ furnished }) => furnished === 'unfurnished',
    },
    {
      says: /bills (are )?included|bills in (it|the rent)/i,
      holds: ({ billsIncluded }) => billsIncluded === true,
    },
    {
      says: /bills are separate|without bills|come extra|on top of the rent/i,
      holds: ({ billsIncluded }) => billsIncluded !== true,
    },
    {
      says: /sea view|the sea is (the|what)|windows look to the sea|view of the sea|facing the sea/i,
      holds: ({ view }) => view === 'sea',
    },
    {
      says: /windows face the marina|marina view|view of the marina|facing the marina/i,
      holds: ({ view }) => view === 'marina',
    },
    { says: /\bsauna\b/i, holds: has('sauna') },
    { says: /\bgym\b/i, holds: has('gym') },
    {
      says: /freehold (title|applies)|is freehold|sold freehold/i,
      holds: ({ tenure }) => tenure === 'freehold',
    },
    { says: /usufruct/i, holds: ({ tenure }) => tenure === 'usufruct' },
  ],
  ar: [
    { says: /مسبح/, holds: hasPool },
    { says: /مسبح خاص|مسبحك أنت|مسبحها|المسبح خاص/, holds: has('private-pool') },
    { says: /(^|\s)[ولبف]?(ال)?شرفة(?=[\s.،]|$)/, holds: has('balcony') },
    { says: /تراس/, holds: has('terrace') },
    { says: /خادمة/, holds: ({ maidsRoom }) => maidsRoom === true },
    { says: /غرفة سائق|للسائق|غرفة السائق/, holds: has('driver-room') },
    { says: /(^|[^فغير] )مفروشة/, holds: ({ furnished }) => furnished === 'furnished' },
    { says: /نصف مفروشة/, holds: ({ furnished }) => furnished === 'semi-furnished' },
    { says: /غير مفروشة|بلا أثاث|من دون أثاث/, holds: ({ furnished }) => furnished === 'unfurnished' },
    {
      says: /الفواتير مشمولة|الفواتير في الإيجار|والفواتير فيه|الفواتير على المالك/,
      holds: ({ billsIncluded }) => billsIncluded === true,
    },
    {
      says: /الفواتير منفصلة|الإيجار من دون فواتير|والكهرباء عليك/,
      holds: ({ billsIncluded }) => billsIncluded !== true,
    },
    {
      says: /إطلالة بحرية|تطل (نوافذ الشقة )?على البحر|أمام البحر|إطلالة على البحر/,
      holds: ({ view }) => view === 'sea',
    },
    { says: /النوافذ على المرسى|الإطلالة على المرسى|تطل على المرسى/, holds: ({ view }) => view === 'marina' },
    { says: /ساونا/, holds: has('sauna') },
    { says: /صالة رياضية|الصالة الرياضية/, holds: has('gym') },
    { says: /تملكًا حرًا|التملك حر|ملك حر|ملكًا حرًا/, holds: ({ tenure }) => tenure === 'freehold' },
    { says: /انتفاع/, holds: ({ tenure }) => tenure === 'usufruct' },
  ],
};

describe.each(languages)('descriptions in %s', (language) => {
  const texts = listings.map((listing) => ({ listing, text: listing.description[language] }));

  it('share no run of six words with more than one text in twenty', () => {
    const names = namesIn(language);
    const runs = new Map<string, number>();
    for (const { text } of texts)
      for (const run of runsOf(text, names)) runs.set(run, (runs.get(run) ?? 0) + 1);
    const worn = [...runs].filter(([, count]) => count > mostShared * texts.length);
    expect(worn.sort((a, b) => b[1] - a[1]).map(([run, count]) => `${count} × ${run}`)).toEqual([]);
  });

  it('have 70 to 140 words', () => {
    const length = (text: string) => text.split(/\s+/).length;
    const others = texts.filter(({ text }) => length(text) < 70 || length(text) > 140);
    expect(others.map(({ listing, text }) => `${listing.reference}: ${length(text)}`)).toEqual([]);
  });

  it('are all different, and so are the titles', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    expect(new Set(listings.map(({ title }) => title[language])).size).toBe(listings.length);
  });

  it.each(claims[language].map((claim) => [String(claim.says), claim] as const))(
    'say %s only where the fields do',
    (_, claim) => {
      const untrue = texts.filter(({ listing, text }) => {
        const words = [listing.title[language], text]
          .join(' ')
          .replaceAll(listing.building?.[language] ?? '\0', '#');
        return claim.says.test(words) && !claim.holds(listing);
      });
      expect(untrue.map(({ listing, text }) => `${listing.reference}: ${text}`)).toEqual([]);
    },
  );
});

function readThings<T>(collection: string): T[] {
  const folder = join(content, collection);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T);
}

/** Names of places, buildings and projects, longest first, as one pattern. */
function namesIn(language: (typeof languages)[number]): RegExp {
  type Named = { name: Record<string, string> };
  const places = [...readThings<Named>('areas'), ...readThings<Named>('offPlan')].map(
    ({ name }) => name[language] ?? '',
  );
  const buildings = listings.flatMap(({ building }) => building?.[language] ?? []);
  const all = [...new Set([...places, ...buildings])].filter(Boolean).sort((a, b) => b.length - a.length);
  return new RegExp(all.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}

const numbers =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b|\d[\d,.]*(st|nd|rd|th)?/gi;

/** Every run of six words of a text, with a mark for each name and number. */
function runsOf(text: string, names: RegExp): Set<string> {
  const marked = text.replace(names, '@').replace(numbers, '#').toLowerCase();
  const words = marked
    .replace(/[^\p{L}\p{M}@#’ -]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return new Set(words.slice(0, -5).map((_, start) => words.slice(start, start + 6).join(' ')));
}
