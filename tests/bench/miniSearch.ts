import type { SearchWords } from '../../src/domain/search/searchWords';
import type { PlainHome } from './plainSearch';

type Engine = {
  addAll(documents: object[]): void;
  search(text: string, options: object): { id: number }[];
};
type Constructor = new (options: { fields: string[] }) => Engine;

/** MiniSearch with the same homes and names; null if it is not installed. `MINISEARCH` can name its module. */
export async function loadMiniSearch(homes: readonly PlainHome[], words: SearchWords) {
  const module = process.env.MINISEARCH ?? 'minisearch';
  const loaded = (await import(module).catch(() => null)) as { default: Constructor } | null;
  if (!loaded) return null;
  const byHome = new loaded.default({ fields: ['words', 'reference'] });
  byHome.addAll(homes.map(({ id, words, reference }) => ({ id, words, reference })));
  const byName = new loaded.default({ fields: ['names'] });
  const named = [...words.areas, ...words.buildings, ...words.projects, ...words.developers];
  byName.addAll(named.map(({ names }, id) => ({ id, names: names.join(' ') })));
  const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' };
  return {
    search: (text: string) => byHome.search(text, options),
    suggest: (text: string) => byName.search(text, options).slice(0, 8),
    /** Slugs of the suggested areas, which are first among the names. */
    suggestAreas: (text: string) =>
      byName.search(text, options).flatMap(({ id }) => words.areas[id]?.slug ?? []),
  };
}
