import type { Article } from '../../domain/content/articles';
import { absoluteUrl } from '../../domain/site/meta';
import { articlePath } from '../../domain/site/paths';
import { escapeXml } from '../escapeXml';
import type { PageViews } from '../views/pageViews';

/** An RSS 2.0 feed of the articles in one language, newest first. */
export function articlesRss({ site, siteUrl, code }: PageViews, articles: readonly Article[]): string {
  const { name, description } = site.site;
  const items = articles.map(({ slug, title, lead, date }) => {
    const url = absoluteUrl(siteUrl, articlePath(slug), code);
    return [
      '<item>',
      `<title>${escapeXml(title[code])}</title>`,
      `<link>${escapeXml(url)}</link>`,
      `<guid>${escapeXml(url)}</guid>`,
      `<description>${escapeXml(lead[code])}</description>`,
      `<pubDate>${new Date(`${date}T09:00:00+03:00`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(name[code])}</title>`,
    `<link>${absoluteUrl(siteUrl, '/articles/', code)}</link>`,
    `<atom:link href="${absoluteUrl(siteUrl, '/articles/rss.xml', code)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(description[code])}</description>`,
    `<language>${code}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
