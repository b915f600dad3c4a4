import { type CollectionName, collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';

/** Texts that differ from entry to entry. One that two entries have is probably left over from a copy. */
const ownTexts: Partial<Record<CollectionName, readonly string[]>> = {
  areas: ['name'],
  articles: ['title', 'lead'],
  faqs: ['question', 'answer'],
  glossary: ['term', 'meaning'],
  listings: ['description'],
  offPlan: ['name', 'lead'],
  pictures: ['alt'],
  popularSearches: ['label'],
  reviews: ['text'],
  team: ['biography'],
};

/**
 * Reports values that must be unique and are not: keys, slugs and permits of homes, units of a project, kinds of rate
 * tables, addresses of people, long texts, titles and descriptions for search engines. Warns about what two entries
 * probably share because one was copied: names, aliases and texts, telephone numbers of people, videos and permit
 * addresses of homes, paths of searches.
 */
export const checkDoubles: Check = ({ items }) => {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  // An entry whose key is not its file's name has a second name. It is probably the copy, so the others come first.
  for (const item of [...items].sort((a, b) => a.names.length - b.names.length)) {
    const { collection, value, file, names, texts } = item;
    const fields = value as Record<string, unknown>;
    const claim = (
      path: string,
      name = `${collection} ${path} ${fields[path]}`,
      value = fields[path],
      more: Partial<Fault> = {},
    ) => {
      if (value === undefined || value === null) return;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, more.file ?? file);
      // `checkWords` reports a text in one language that was left in the other.
      else if (first !== file || !more.severity) {
        const expected = `a value of its own (${first} has it already)`;
        faults.push({ file, path, found: show(value), expected, ...more });
      }
    };
    /** Claims a value that two entries may share, but that is probably left over from a copy. */
    const doubt = (path: string, value: unknown, name = value) =>
      claim(path, `${collection} ${path} ${name}`, value, { severity: 'warning' });
    claim(collections[collection].key);
    // What else a copy shares with its original is reported when it has a key of its own.
    if (names.length > 1) continue;
    if (collection === 'rates') claim('kind');
    if (collection === 'team') {
      claim('email');
      doubt('phone', fields.phone);
    }
    if (collection === 'popularSearches') doubt('path', fields.path);
    for (const { file: textFile, text } of Object.values(texts))
      claim('', `text ${text}`, text || null, { file: textFile });
    // Decorative pictures have an empty text.
    for (const field of ownTexts[collection] ?? [])
      for (const [code, text] of Object.entries((fields[field] ?? {}) as object))
        claim(`${field}.${code}`, `${collection} ${text}`, text || null, { severity: 'warning' });
    for (const [index, alias] of Object.entries((fields.aliases ?? {}) as object))
      claim(`aliases.${index}`, `${collection} ${alias}`, alias, { severity: 'warning' });
    for (const [path, text] of textsForSearchEngines(fields))
      claim(path, `${path.replace('guide.', '')} ${text}`, text);
    if (collection === 'listings') {
      claim('slug');
      // A permit for a project covers all of its units.
      if (!fields.project) claim('permit');
      const { provider, id } = (fields.video ?? {}) as Record<string, unknown>;
      if (!fields.project) {
        doubt('permitUrl', fields.permitUrl);
        doubt('video.id', id, `${provider} ${id}`);
      }
      if (fields.project) claim('unit', `unit ${fields.project} ${String(fields.unit).toLowerCase()}`);
    }
  }
  return faults;
};

type Texts = Record<string, Record<string, unknown> | undefined>;

/** The titles and descriptions of a page that search engines list, each with its path in the file. */
function textsForSearchEngines({ meta, guide, noindex, canonical }: Record<string, unknown>) {
  if (noindex || canonical) return [];
  const texts = { meta, 'guide.meta': (guide as { meta?: unknown } | null)?.meta };
  return Object.entries(texts).flatMap(([path, of]) =>
    Object.entries((of ?? {}) as Texts).flatMap(([field, byLanguage]) =>
      Object.entries(byLanguage ?? {}).map(([code, text]) => [`${path}.${field}.${code}`, text] as const),
    ),
  );
}
