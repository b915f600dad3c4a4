import { join } from 'node:path';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, localeCodes } from '../i18n/locales';
import { writeBrochures } from './brochure/writeBrochures';
import { writeFeeds } from './feeds/writeFeeds';
import { llmsText } from './llmsText';
import { robotsOf, sitemapOf } from './sitemap';
import { siteUrl } from './siteUrl';
import type { Sourced } from './sourceSite';
import { writeChanged } from './writeChanged';
import { allowAnyUrl, writeHostFiles } from './writeHostFiles';
import { writeLoadedData } from './writeLoadedData';

/**
 * Writes the files that a build adds after Gatsby: sitemap, robots.txt, llms.txt, feeds, search data, brochures, host
 * configuration and the service worker. Also patches the not-found pages of other languages: Gatsby's runtime loads the
 * data of /404.html for every unknown path, and a page whose HTML names another path would be blank.
 * @returns lines for the build's report
 */
export async function finishSite(sourced: Sourced, folder = 'public'): Promise<string[]> {
  const { site, plan, views } = sourced;
  writeChanged(join(folder, 'sitemap.xml'), sitemapOf(plan, views));
  writeChanged(join(folder, 'robots.txt'), robotsOf(siteUrl));
  for (const code of localeCodes) {
    writeChanged(join(folder, localisePath('/llms.txt', code)), llmsText(views[code]));
    if (code === defaultLocale) continue;
    for (const path of ['/404/index.html', '/404.html']) allowAnyUrl(join(folder, localisePath(path, code)));
  }
  const notices = writeFeeds(sourced, folder);
  writeLoadedData(site, folder);
  await sourced.finishPictures();
  await writeBrochures(sourced, folder, '.build-cache/brochures');
  writeHostFiles(folder, site.site.redirects, '.');
  return notices;
}
