import { describe, expect, it } from 'vitest';
import { ofLanguage, ofRelation, ofSense, ofShape } from '../fixtures/brokenContents';
import { faultsAfter, remove, set, write } from '../support/contentFolder';

it('content that is sound has no faults', () => {
  expect(faultsAfter()).toEqual([]);
});

describe.each([
  ['shape', ofShape],
  ['language', ofLanguage],
  ['relation', ofRelation],
  ['sense', ofSense],
])(
  'a fault of %s is one line that names file, field, what was found and what was expected',
  (_kind, rows) => {
    it.each(rows)('%s', (_title, change, fault) => {
      expect(faultsAfter(change)).toEqual([fault]);
    });
  },
);

it('all faults are told at once', () => {
  const faults = faultsAfter(
    set('listings/cap-1.json', { size: 'large', agent: 'nobody' }),
    set('areas/lusail/index.json', { 'name.ar': undefined }),
    set('offices/head-office/index.json', { manager: 'nobody' }),
    write('articles/first-article/fr.md', 'Loyer.'),
    remove('pictures/avatar-01.svg'),
  );
  expect(faults.map((line) => line.replace(/:.*/, ''))).toEqual([
    'content/areas/lusail/index.json › name.ar',
    'content/articles/first-article/fr.md',
    'content/listings/cap-1.json › size',
    'content/offices/head-office/index.json › manager',
    'content/pictures/avatar-01.json › file',
  ]);
});

it('time alone breaks nothing: a job past its closing day and an article dated ahead are no faults', () => {
  expect(
    faultsAfter(
      set('careers/sales-coordinator.json', { closes: '2020-01-01' }),
      set('articles/first-article/index.json', { date: '2090-01-01' }),
    ),
  ).toEqual([]);
});
