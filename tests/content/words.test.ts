import { describe, expect, it } from 'vitest';
import type { PageFrame } from '../../src/domain/site/pageFrame';
import { localeCodes } from '../../src/i18n/locales';
import { planOf, readSoundContent } from '../support/plannedSite';

const content = readSoundContent();
const { plan, views } = planOf(content);

describe.each(localeCodes)('titles and descriptions for search engines in %s', (code) => {
  const metas = plan
    .filter(({ indexed }) => indexed)
    .map((page) => ({ path: page.path, meta: (page.view(views[code]) as PageFrame).meta }));
  const shared = (field: 'title' | 'description') => {
    const paths = new Map<string, string[]>();
    for (const { path, meta } of metas) paths.set(meta[field], [...(paths.get(meta[field]) ?? []), path]);
    return [...paths].filter(([, of]) => of.length > 1).map(([words, of]) => `${words}: ${of.join(' ')}`);
  };

  it('have unique titles', () => {
    expect(shared('title')).toEqual([]);
  });

  it('have unique descriptions', () => {
    expect(shared('description')).toEqual([]);
  });

  it('have suitable lengths', () => {
    const odd = metas.filter(
      ({ meta: { title, description } }) =>
        title.length > 60 || description.length > 155 || title.length < 8 || description.length < 40,
    );
    expect(odd.map(({ path, meta }) => `${path}: ${meta.title} / ${meta.description}`)).toEqual([]);
  });
});
