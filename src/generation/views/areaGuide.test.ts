import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { areaGuideView } from './areaGuide';

const { site, views } = planOf(readSoundContent());
const guided = site.content.areas.filter(({ guide }) => guide !== null);

describe.each(guided.map((area) => [area.slug, area] as const))('the card of the guide to %s', (_, area) => {
  it('counts the homes that the guide links to', () => {
    const { rent, sale } = areaGuideView(views.en, area);
    expect(views.en.cards.area(area).homes).toBe(rent.total + sale.total);
  });
});
