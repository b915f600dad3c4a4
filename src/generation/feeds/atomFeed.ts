import { feedFormats } from '../../domain/site/paths';
import { element, escapeXml } from '../escapeXml';
import type { FeedEntry, HomesFeed } from './homesFeed';

/** Returns a feed of homes as Atom (RFC 4287). */
export function atomFeed(feed: HomesFeed): string {
  const { siteName, siteUrl, pageUrl, language, updated, urlIn } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', urlIn('atom')),
    element('title', `${feed.title} · ${siteName}`),
    `<link rel="self" type="${feedFormats.atom.type}" href="${escapeXml(urlIn('atom'))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    element('updated', updated),
    `<author>${element('name', siteName)}${element('uri', siteUrl)}</author>`,
    element('icon', `${siteUrl}/icons/icon-192x192.png`),
    ...feed.entries.map(entryElement),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement({ url, title, published, updated, summary, html, image }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<link rel="enclosure" type="image/jpeg" href="${escapeXml(image)}"/>`,
    element('published', published),
    element('updated', updated),
    element('summary', summary),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('');
}
