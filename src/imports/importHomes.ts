import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Area } from '../domain/content/areas';
import type { ImportMapping } from '../domain/content/imports';
import { ancestorsOf } from '../domain/content/places';
import { formatEntry } from '../generation/formatEntry';
import { parseContent } from '../generation/parseContent';
import { type RawItem, readContent } from '../generation/readContent';
import { replaceFile } from '../generation/replaceFile';
import { checkPlan, isWritten } from './checkPlan';
import type { FeedHome } from './feedHome';
import { importContext, type ListingJson, type Names } from './importContext';
import { type ImportMemory, noteWritten, readMemory, replaceMemory } from './importMemory';
import { type ImportReport, importReport } from './importReport';
import { type MappedHome, mapHome } from './mapHome';
import { type PlanInput, type PlannedHome, planChanges, planGone } from './planChanges';
import { type PictureSource, takeFeedPictures, timeForPictures } from './takeFeedPictures';

export type ImportOptions = {
  /** The root of the project; its folder `content` is read and written. */
  root: string;
  mapping: ImportMapping;
  today: string;
  /** Writes the changes. Otherwise, they are only reported. */
  write: boolean;
  /** A folder with the pictures by file name; null to fetch them. */
  pictures: string | null;
  /** Lets homes go off the market even if most of those in the memory have left the feed. */
  manyGone: boolean;
  /** The most pictures that one run takes in. */
  mostPictures: number;
  /** How pictures are fetched; see `PictureSource`. */
  fetching?: Partial<Pick<PictureSource, 'open' | 'limits' | 'until'>>;
};

/**
 * Imports the homes of a feed into the content folder. A home that cannot be mapped, or would not pass `content:check`,
 * is refused and reported; the others are written.
 * @throws whatever reading the feed throws, before anything is written
 */
export async function importHomes(
  homes: AsyncIterable<FeedHome>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { root, mapping, today, write } = options;
  const folder = join(root, 'content');
  const { items } = readContent(folder, root);
  const memoryPath = join(folder, 'imports', `${mapping.source}.written.json`);
  const memory = readMemory(memoryPath);
  const { planned, problems } = await planImport(homes, items, memory, options);
  checkPlan(planned, items, { root, folder, today });
  if (write) {
    const source = {
      folder,
      hosts: mapping.hosts,
      from: options.pictures,
      left: { pictures: options.mostPictures },
      until: Date.now() + timeForPictures,
      ...options.fetching,
    };
    try {
      for (const home of planned) {
        await takeFeedPictures(home, source, memory.pictures);
        if (!home.merged) continue;
        const path = join(folder, 'listings', `${home.reference}.json`);
        if (isWritten(home.outcome)) replaceFile(path, formatEntry('listings', home.merged.data));
        memory.homes.set(home.key, home.merged.remembered);
        if (isWritten(home.outcome)) noteWritten(memoryPath, partOf(memory, home));
      }
    } finally {
      // Also after an error: the next run would write homes that are not remembered a second time.
      replaceMemory(memoryPath, memory);
    }
  }
  return importReport(mapping.source, planned, problems, write);
}

/** Maps all homes and plans what becomes of them. Its lookups are freed before the checks, which need the memory. */
async function planImport(
  homes: AsyncIterable<FeedHome>,
  items: readonly RawItem[],
  memory: ImportMemory,
  { root, mapping, today, manyGone }: ImportOptions,
): Promise<{ planned: PlannedHome[]; problems: string[] }> {
  const { content } = parseContent(items.filter(({ collection }) => collection !== 'listings'));
  const listings = new Map(
    items.flatMap(({ collection, name, data }) =>
      collection === 'listings' ? [[name, data as ListingJson] as const] : [],
    ),
  );
  const buildings = [...listings.values()].flatMap(({ building }) => (building as Names | undefined) ?? []);
  const context = importContext(content, buildings, mapping);
  const mapped: MappedHome[] = [];
  for await (const home of homes) {
    const known = memory.homes.get(home.values.get('reference')?.value ?? '');
    const existing = known ? (listings.get(known.reference) ?? null) : null;
    const own = mapHome(home, context, existing);
    if (own.fields && existing) shareValues(own.fields, existing);
    mapped.push(own);
  }
  const inFolder = readdirSync(join(root, 'content', 'pictures'));
  const files = new Set(inFolder.filter((file) => /\.(jpg|png)$/.test(file)));
  const entries = new Map(content.pictures.map((entry) => [entry.file, entry]));
  const pictures = { files, entries, areas: context.areas, memory: memory.pictures };
  const placesOf = (area: string) => placeNames(area, context.areas);
  const input: PlanInput = { memory, listings, pictures, placesOf, adopt: mapping.adopt, today };
  const gone = planGone(mapped, input);
  const problem = manyGone ? null : problemOf(mapped, gone, memory.homes.size);
  const planned = [...planChanges(mapped, input), ...(problem ? [] : gone)];
  return { planned, problems: problem ? [problem] : [] };
}

/** Takes over values of a listing that are equal, so that the texts of unchanged homes are in memory only once. */
function shareValues(fields: ListingJson, existing: ListingJson): void {
  for (const [name, value] of Object.entries(fields))
    if (isDeepStrictEqual(value, existing[name])) fields[name] = existing[name];
}

/**
 * Why no home goes off the market: a feed that lost most of its homes is more likely broken than a market that emptied
 * overnight, and a home without a reference may be one of those that seem to be gone.
 */
function problemOf(
  mapped: readonly MappedHome[],
  gone: readonly PlannedHome[],
  remembered: number,
): string | null {
  if (mapped.length === 0)
    return 'refused: the feed has no homes, so none goes off the market (--many-gone lets them)';
  const unnamed = mapped.filter(({ key }) => key === '').length;
  const isMost = gone.length >= 10 && gone.length > remembered / 2;
  if (gone.length === 0 || (unnamed === 0 && !isMost)) return null;
  const reason = isMost ? '' : `, and ${unnamed} of those in it cannot be told by a reference`;
  return `refused: ${gone.length} of ${remembered} homes have left the feed${reason}, so none of them goes off the market (--many-gone lets them)`;
}

function placeNames(slug: string, areas: ReadonlyMap<string, Area>): string[] {
  const chain = [areas.get(slug), ...ancestorsOf(slug, areas)];
  return chain.flatMap((area) => (area && area.kind !== 'country' ? [area.name.en] : [])).slice(0, 2);
}

/** What the memory has of one home and its new pictures. */
function partOf({ homes, pictures }: ImportMemory, { key, pending }: PlannedHome): ImportMemory {
  const pick = <T>(map: ReadonlyMap<string, T>, names: readonly string[]) =>
    new Map(names.flatMap((name) => (map.has(name) ? [[name, map.get(name) as T] as const] : [])));
  const addresses = pending.map(({ photo }) => photo.value);
  return { homes: pick(homes, [key]), pictures: pick(pictures, addresses) };
}
