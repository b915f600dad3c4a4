import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import { countryOf, isInCountry } from '../domain/content/places';
import { pictureWidths } from '../domain/site/pictureView';
import type { Fault } from './fault';
import { findReferences } from './findReferences';
import { type ParsedContent, show, thingId } from './parseContent';

/** The widest size in which photos are shown. */
const widest = Math.max(...pictureWidths);

type Check = (parsed: ParsedContent, folder: string) => Fault[];

/**
 * The checks that no single thing can make: references, doubles, pictures on disk, points and their country, and what
 * the fields of a listing say of each other. Returns every fault found; an empty list means that the site can be built.
 * @param folder the content folder, to look for picture files
 */
export function checkContent(parsed: ParsedContent, folder: string): Fault[] {
  return [checkReferences, checkDoubles, checkPictures, checkPoints, checkListings, checkSite].flatMap(
    (check: Check) => check(parsed, folder),
  );
}

/** Each thing with its collection, key and file. */
function thingsOf({ content, fileOf }: ParsedContent) {
  return (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    content[collection].map((thing) => {
      const key = String((thing as Record<string, unknown>)[collections[collection].key]);
      return { collection, key, thing, file: fileOf.get(thing) ?? collection };
    }),
  );
}

const checkReferences: Check = (parsed) => {
  const things = thingsOf(parsed);
  const known = new Set(things.map(({ collection, key }) => thingId(collection, key)));
  return things.flatMap(({ collection, thing, file }) =>
    findReferences(collections[collection].schema, thing)
      .filter(({ to, key }) => !known.has(thingId(to, key)) && !parsed.broken.has(thingId(to, nameOf(key))))
      .map(({ path, to, key }) => ({
        file,
        path,
        found: show(key),
        expected: `the name of a thing in content/${to}/`,
      })),
  );
};

/** The name of the file that a key belongs to: a picture's goes without its ending. */
function nameOf(key: string): string {
  return key.replace(/\.\w+$/, '');
}

const checkDoubles: Check = (parsed) => {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  const claim = (name: string, file: string, path: string, found: string) => {
    const first = seen.get(name);
    if (first)
      faults.push({
        file,
        path,
        found: show(found),
        expected: `a value of its own (${first} has it already)`,
      });
    else seen.set(name, file);
  };
  for (const { collection, key, thing, file } of thingsOf(parsed)) {
    claim(thingId(collection, key), file, collections[collection].key, key);
    if (collection === 'listings')
      claim(`slug ${(thing as { slug: string }).slug}`, file, 'slug', (thing as { slug: string }).slug);
    if (collection === 'pages')
      claim(`path ${(thing as { path: string }).path}`, file, 'path', (thing as { path: string }).path);
  }
  return faults;
};

const checkPictures: Check = ({ content, fileOf }, folder) =>
  content.pictures.flatMap((entry) => {
    const file = fileOf.get(entry) ?? entry.file;
    const faults: Fault[] = [];
    if (!existsSync(join(folder, 'pictures', entry.file))) {
      faults.push({ file, path: 'file', found: show(entry.file), expected: 'a file in content/pictures/' });
    }
    if (entry.kind === 'photo' && entry.width < widest) {
      faults.push({
        file,
        path: 'width',
        found: show(entry.width),
        expected: `a photo at least ${widest} pixels wide`,
      });
    }
    const mayBeSilent = entry.kind === 'avatar' || entry.kind === 'logo';
    for (const [code, alt] of Object.entries(entry.alt)) {
      if (!mayBeSilent && alt.trim() === '') {
        faults.push({ file, path: `alt.${code}`, found: 'nothing', expected: 'words for what is seen' });
      }
    }
    return faults;
  });

const checkPoints: Check = (parsed) => {
  const areas = new Map(parsed.content.areas.map((area) => [area.slug, area]));
  return thingsOf(parsed).flatMap(({ collection, thing, file }) => {
    if (!('point' in thing)) return [];
    const area = collection === 'areas' ? (thing as Content['areas'][number]) : null;
    const country = countryOf(area?.slug ?? (thing as { area: string }).area, areas);
    const near = area?.nearby.map((place, index) => ({ path: `nearby.${index}.point`, point: place.point }));
    return [{ path: 'point', point: thing.point }, ...(near ?? [])]
      .filter(({ point }) => country && !isInCountry(point, country))
      .map(({ path, point }) => ({ file, path, found: show(point), expected: `a point within ${country}` }));
  });
};

const checkListings: Check = ({ content, fileOf }) =>
  content.listings.flatMap((listing) => {
    const file = fileOf.get(listing) ?? listing.reference;
    const faults: Fault[] = [];
    const expect = (holds: boolean, path: string, found: unknown, expected: string) => {
      if (!holds) faults.push({ file, path, found: show(found ?? undefined), expected });
    };
    const isRent = listing.purpose === 'rent';
    const isUk = listing.family === 'new-homes';
    const open = isRent ? 'for-rent' : 'for-sale';
    const gone = isRent ? 'let-agreed' : 'sold';
    expect(
      [open, gone].includes(listing.status),
      'status',
      listing.status,
      `"${open}" or "${gone}" for purpose "${listing.purpose}"`,
    );
    expect(
      (listing.price.period !== null) === isRent,
      'price.period',
      listing.price.period,
      isRent ? '"month" for rent' : 'nothing for sale',
    );
    expect(
      listing.price.currency === (isUk ? 'GBP' : 'QAR'),
      'price.currency',
      listing.price.currency,
      isUk ? '"GBP"' : '"QAR"',
    );
    expect(
      /^jsn/.test(listing.reference) === isUk,
      'reference',
      listing.reference,
      isUk ? '"jsn" and a number' : '"cap-" and a number',
    );
    expect(
      (listing.project !== null) === (listing.family === 'off-plan'),
      'project',
      listing.project,
      'a project for off-plan listings, and for those only',
    );
    expect(
      listing.listed <= listing.verified,
      'verified',
      listing.verified,
      `a day on or after ${listing.listed}`,
    );
    expect(
      new RegExp(`-for-${listing.purpose}-in-`).test(listing.slug),
      'slug',
      listing.slug,
      `"…-for-${listing.purpose}-in-…"`,
    );
    return faults;
  });

const checkSite: Check = ({ content, broken }) =>
  content.site.length === 1 || broken.has(thingId('site', 'site'))
    ? []
    : [{ file: 'content/site.json', path: '', found: 'nothing', expected: 'the site itself' }];
