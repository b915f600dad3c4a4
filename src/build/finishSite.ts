import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, localeCodes } from '../i18n/locales';
import type { Sourced } from './createNodes';
import { feedOf } from './feeds';
import { robotsOf, sitemapOf } from './sitemap';
import { siteUrl } from './siteUrl';
import { writeSearchData } from './writeSearchData';

/** What a build writes after Gatsby: sitemap, robots, feeds, search data, and the Arabic not-found page made findable. */
export function finishSite({ site, plan, views }: Sourced, folder = 'public'): void {
  write(folder, 'sitemap.xml', sitemapOf(plan, siteUrl));
  write(folder, 'robots.txt', robotsOf(siteUrl));
  for (const code of localeCodes) {
    write(
      folder,
      localisePath('/articles/rss.xml', code).slice(1),
      feedOf(views[code], site.content.articles),
    );
    if (code === defaultLocale) continue;
    for (const path of ['/404/index.html', '/404.html'])
      adoptNotFound(join(folder, localisePath(path, code)));
  }
  writeSearchData(site, folder);
}

/**
 * Gatsby's runtime loads the data of /404.html for whatever is not found; a not-found page in another language has to
 * name that page as its own, or it goes blank.
 */
function adoptNotFound(file: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace(/window\.pagePath="[^"]*"/, 'window.pagePath="/404.html"'));
}

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
