import type { HomesFeed } from './homesFeed';

/** Returns a feed of homes as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: HomesFeed): string {
  const { siteName, siteUrl, pageUrl, language, urlIn, entries } = feed;
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${feed.title} · ${siteName}`,
    home_page_url: pageUrl,
    feed_url: urlIn('json'),
    icon: `${siteUrl}/icons/icon-512x512.png`,
    favicon: `${siteUrl}/icons/icon-192x192.png`,
    authors: [{ name: siteName, url: siteUrl }],
    language,
    items: entries.map(({ url, title, summary, html, image, published, updated }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published,
      date_modified: updated,
    })),
  };
  return `${JSON.stringify(content)}\n`;
}
