import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localisePath } from '../domain/site/paths';
import { localeCodes } from '../i18n/locales';
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
    if (code !== 'en') adoptNotFound(folder, localisePath('/404/', code), localisePath('/404.html', code));
  }
  writeSearchData(site, folder);
}

/**
 * Gatsby's runtime loads the data of /404.html for whatever is not found; a not-found page in another language has to
 * name that page as its own, or it goes blank. It is also written as `404.html/`, which old links name.
 */
function adoptNotFound(folder: string, path: string, htmlPath: string): void {
  const file = join(folder, path, 'index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8').replace(/window\.pagePath="[^"]*"/, 'window.pagePath="/404.html"');
  writeFileSync(file, html);
  write(folder, join(htmlPath, 'index.html'), html);
}

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
