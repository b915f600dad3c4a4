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

/** The day that tests take for today, whatever day it is. */
export const testDay = '2026-11-20';

/** A small whole site: one or two things of each kind. */
export const fixtureRoot = 'tests/fixtures';

/** The words of `locales/`, read once. */
export const words: Record<LocaleCode, Words> = createWords(readDictionaries('locales'));

/** Content that is known to be sound. @throws when it is not */
export function readSoundContent(root = '.'): Content {
  const { content, faults } = inspectContent(root, testDay);
  const errors = faults.filter((fault) => !isWarning(fault));
  if (errors.length > 0) throw new Error(`${errors.length} faults in ${join(root, 'content')}`);
  return content;
}

/** A site planned as a build does, but for its pictures, which are only named. */
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
