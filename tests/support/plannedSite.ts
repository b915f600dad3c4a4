import { join } from 'node:path';
import type { Content } from '../../src/domain/content/collections';
import { isWarning } from '../../src/generation/fault';
import { inspectContent } from '../../src/generation/loadContent';
import { type PlannedPage, planPages } from '../../src/generation/plannedPages';
import type { ProcessedPicture } from '../../src/generation/processPictures';
import { SiteContent } from '../../src/generation/siteContent';
import { PageViews } from '../../src/generation/views/pageViews';
import { createWords, readDictionaries, type Words } from '../../src/generation/words';
import { type LocaleCode, localeCodes } from '../../src/i18n/locales';

export type PlannedSite = {
  site: SiteContent;
  plan: PlannedPage[];
  views: Record<LocaleCode, PageViews>;
};

export const siteUrl = 'https://www.safabay.example';

/** The date that tests use as today. */
export const testDay = '2026-11-20';

/** A small, complete fixture site with one or two entries of each collection. */
export const fixtureRoot = 'tests/fixtures';

/** The translations in `locales/`. */
export const words: Record<LocaleCode, Words> = createWords(readDictionaries('locales'));

const read = new Map<string, Content>();

/**
 * Reads content, once in a process. Ours is checked as of the day of the run, because its dates follow the calendar.
 * @throws Error if it has faults
 */
export function readSoundContent(root = '.'): Content {
  const known = read.get(root);
  if (known) return known;
  const { content, faults } = inspectContent(root, root === fixtureRoot ? testDay : undefined);
  const errors = faults.filter((fault) => !isWarning(fault));
  if (errors.length > 0) throw new Error(`${errors.length} faults in ${join(root, 'content')}`);
  read.set(root, content);
  return content;
}

/** Plans a site as a build does, but without making its pictures. */
export function planOf(content: Content, today = testDay): PlannedSite {
  const pictures = new Map(content.pictures.map((entry) => [entry.file, unmade(entry)]));
  const site = new SiteContent(content, pictures, today);
  const views = Object.fromEntries(
    localeCodes.map((code) => [code, new PageViews(site, code, words[code], siteUrl)]),
  ) as PlannedSite['views'];
  return { site, plan: planPages(site), views };
}

function unmade({ file, width, height }: Content['pictures'][number]): ProcessedPicture {
  const kind = file.endsWith('.jpg') ? 'photo' : 'drawing';
  return { width, height, color: null, path: `/static/${file.replace(/\.\w+$/, '')}`, kind };
}
