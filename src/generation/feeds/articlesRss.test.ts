import { expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent, siteUrl } from '../../../tests/support/plannedSite';
import { articlesRss } from './articlesRss';

const { site, views } = planOf(readSoundContent(fixtureRoot));

it.each([
  ['en', '/articles/first-article/', 'The first article'],
  ['ar', '/ar/articles/first-article/', 'المقالة الأولى'],
] as const)('the feed in %s has its own addresses and words', (code, path, title) => {
  const xml = articlesRss(views[code], site.content.articles);
  expect(xml).toContain(`<language>${code}</language>`);
  expect(xml).toContain(
    `<item><title>${title}</title><link>${siteUrl}${path}</link><guid>${siteUrl}${path}</guid>`,
  );
  expect(xml).toContain('<pubDate>Mon, 04 May 2026 06:00:00 GMT</pubDate>');
});

it('escapes text for XML', () => {
  const [article] = site.content.articles;
  const odd = { ...article, title: { en: 'A < B & "C"', ar: 'أ' } } as (typeof site.content.articles)[number];
  expect(articlesRss(views.en, [odd])).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
});
