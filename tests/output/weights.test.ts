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

/** Pages that show a dozen cards or more besides their words; the others have at most 9 KB. */
const fullOfCards = ['/', '/buy/', '/rent/'].flatMap((path) => [path, `/ar${path}`]);

it('the page of a home has at most 8 KB of data', () => {
  expect(pageWeights('data', 8).filter((line) => /-for-(rent|sale)\//.test(line))).toEqual([]);
});

it('other pages have at most 9 KB of data, those full of cards at most 13.5', () => {
  const isFull = (line: string) => fullOfCards.some((path) => line.startsWith(`${path}:`));
  expect(pageWeights('data', 9).filter((line) => !isFull(line))).toEqual([]);
  expect(pageWeights('data', 13.5)).toEqual([]);
});

it('each language has one font of at most 60 KB', () => {
  expect(templateWeights().filter(({ fonts }) => fonts === 0 || fonts > 60 * 1024)).toEqual([]);
});
