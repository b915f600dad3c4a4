import { describe, expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../tests/support/plannedSite';

const content = readSoundContent(fixtureRoot);
const [listing] = content.listings;

describe('SiteContent', () => {
  it.each([
    ['2026-05-03', ['articles/first-article is dated 2026-05-04 and is left off the site until then']],
    ['2026-05-04', []],
    ['2026-12-31', []],
    ['2027-01-01', ['careers/sales-coordinator closed on 2026-12-31 and is left off the site']],
  ])('on %s leaves off what is not of that day, and says so', (today, notices) => {
    expect(planOf(content, today).site.notices).toEqual(notices);
  });

  it('finds every home in its area and in all areas around it', () => {
    const { site } = planOf(content);
    expect(site.placesOf('lusail').map(({ slug }) => slug)).toEqual(['lusail', 'qatar']);
    expect(site.listingsIn('qatar').map(({ reference }) => reference)).toEqual(['cap-1', 'cap-2']);
    expect(site.listingsIn('uk', { family: 'new-homes' }).map(({ reference }) => reference)).toEqual([
      'jsn1',
    ]);
    expect(site.listingsIn('london', { purpose: 'rent' })).toEqual([]);
  });

  it('includes homes off the market only on request', () => {
    const gone = { ...content, listings: [{ ...listing, status: 'let-agreed' as const }] } as typeof content;
    const { site } = planOf(gone);
    expect(site.listingsIn('lusail')).toEqual([]);
    expect(site.listingsIn('lusail', { offMarket: true })).toHaveLength(1);
  });

  it('names a missing item', () => {
    const { site } = planOf(content);
    expect(() => site.get('team', 'nobody')).toThrow('content/team/ has nothing called "nobody"');
  });
});
