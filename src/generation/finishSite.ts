import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, localeCodes } from '../i18n/locales';
import { writeBrochures } from './brochure/writeBrochures';
import type { Sourced } from './createNodes';
import { feedOf } from './feeds';
import { robotsOf, sitemapOf } from './sitemap';
import { siteUrl } from './siteUrl';
import { startScriptsLater } from './startScriptsLater';
import { deliver, standInAnywhere } from './writeHostFiles';
import { writeLoadedData } from './writeLoadedData';

/**
 * What a build writes after Gatsby: sitemap, robots, feeds, search data, what hosts and the worker must know, and the Arabic
 * not-found page made findable: Gatsby's runtime loads the data of /404.html for whatever is not found, and a not-found page
 * in another language has to name that page as its own, or it goes blank.
 */
export async function finishSite(sourced: Sourced, folder = 'public'): Promise<void> {
  const { site, plan, views } = sourced;
  startScriptsLater(folder);
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
      standInAnywhere(join(folder, localisePath(path, code)));
  }
  writeLoadedData(site, folder);
  await sourced.picturesMade;
  await writeBrochures(sourced, folder);
  deliver(folder, site.site.redirects, '.');
}

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
