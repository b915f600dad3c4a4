import { absoluteUrl, alternatesOf } from '../domain/site/meta';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { escapeXml } from './escapeXml';
import type { PlannedPage } from './plannedPages';
import { sitemapMedia } from './sitemapMedia';
import type { PageViews } from './views/pageViews';

/** `sitemap.xml`: each indexed page in each language, with links to all its translations, its photos and videos. */
export function sitemapOf(plan: readonly PlannedPage[], views: Record<LocaleCode, PageViews>): string {
  const { siteUrl } = views[defaultLocale];
  const media = new Map(localeCodes.map((code) => [code, sitemapMedia(views[code])]));
  const entries = plan
    .filter(({ indexed }) => indexed)
    .flatMap(({ path, modified }) => {
      const alternates = alternatesOf(siteUrl, path)
        .map(
          ({ hrefLang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
        )
        .join('');
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
      return localeCodes.map(
        (code) =>
          `<url><loc>${escapeXml(absoluteUrl(siteUrl, path, code))}</loc>${lastmod}${alternates}${media.get(code)?.get(path) ?? ''}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: allows all pages and names the sitemap. */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
