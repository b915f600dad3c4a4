import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent } from '../../tests/support/plannedSite';
import type { PlannedPage } from './plannedPages';
import { planSitemapLists } from './sitemapPages';

const { plan } = planOf(readSoundContent());
const isPage = ({ indexed, section }: PlannedPage) => indexed && section !== null && section !== 'lists';

describe('the lists of the sitemap page', () => {
  const lists = planSitemapLists(plan);

  it('have their own paths and section', () => {
    const planned = plan.filter(({ section }) => section === 'lists').map(({ path }) => path);
    expect(planned).toEqual(lists.map(({ path }) => path));
    expect(planned).toContain('/sitemap/residential-rent/2/');
  });

  it('contain every home and every results page once', () => {
    const named = lists.flatMap(({ pages }) => pages.map(({ path }) => path));
    const wanted = plan
      .filter(({ template, section }) => section !== null && /^(PropertyDetails|Search)$/.test(template))
      .map(({ path }) => path);
    expect(named.toSorted()).toEqual(wanted.toSorted());
    expect(plan.filter(isPage).length).toBeGreaterThan(named.length);
  });

  it('state which part of the whole list they show', () => {
    for (const { from, to, total, pages } of lists) {
      expect(to - from + 1).toBe(pages.length);
      expect(to).toBeLessThanOrEqual(total);
      expect(pages.length).toBeLessThanOrEqual(150);
    }
    const ends = lists.filter(({ section }, index) => lists[index + 1]?.section !== section);
    for (const { to, total } of ends) expect(to).toBe(total);
  });

  it('are omitted for sections without pages', () => {
    expect(planSitemapLists(plan.filter(({ template }) => template === 'StaticPage'))).toEqual([]);
  });
});
