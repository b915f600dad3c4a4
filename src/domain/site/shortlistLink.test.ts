import { describe, expect, it } from 'vitest';
import {
  projectOfReference,
  projectReference,
  readShortlistFragment,
  shortlistFragment,
} from './shortlistLink';

describe('a shortlist in a URL', () => {
  it('is read as it was written', () => {
    const list = ['cap-1001', 'jsn12', projectReference('marina-quay-towers'), 'cap-7'];
    expect(readShortlistFragment(shortlistFragment(list))).toEqual(list);
  });

  it('tells projects from homes', () => {
    expect([projectReference('al-sadd'), 'cap-1'].map(projectOfReference)).toEqual(['al-sadd', null]);
  });

  it.each([
    ['#', []],
    ['', []],
    ['#cap-1,cap-1,CAP-2', ['cap-1', 'cap-2']],
    ['#main', []],
    ['#project-,project-../x,project-a--b', []],
    ['#%', []],
    ['#cap-1,100%', ['cap-1']],
    ['#cap-1,%3Cscript%3E,../x', ['cap-1']],
  ])('%s holds %j', (fragment, expected) => {
    expect(readShortlistFragment(fragment)).toEqual(expected);
  });
});
