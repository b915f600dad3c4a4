import { expect, it } from 'vitest';
import { pageWeights, showWeights, templateWeights } from '../support/weights';

const first = (template: string) => {
  const found = templateWeights().find((row) => row.template === template);
  if (!found) throw new Error(`no page of ${template}`);
  return found;
};

it('the table of weights is printed', () => {
  console.log(showWeights(templateWeights()));
  expect(templateWeights().length).toBeGreaterThanOrEqual(18);
});

it.each([
  ['Home', 110],
  ['PropertyDetails', 130],
  ['StaticPage', 110],
  ['Search', 130],
])('a first visit to %s loads at most %d KB of JavaScript', (template, kilobytes) => {
  expect(first(template).scripts / 1024).toBeLessThanOrEqual(kilobytes);
});

it('no page has more than 20 KB of CSS', () => {
  expect(pageWeights('styles', 20)).toEqual([]);
});

it('pages of content and of homes have at most 8 KB of data', () => {
  expect(pageWeights('data', 8)).toEqual([]);
});

it('each language has one font of at most 60 KB', () => {
  expect(templateWeights().filter(({ fonts }) => fonts === 0 || fonts > 60 * 1024)).toEqual([]);
});
