import { expect, it } from 'vitest';
import { phraseInEnglish } from '../../browser/showFaults';
import { faultStyles } from './faultStyles';

const fault = (file: string, field: string | null, found: string) => ({
  ...{ severity: 'error' as const, file, field, found },
  expected: 'more than 0',
});
const addressOf = (file: string) => `#/${file}`;

it('faultStyles: the errors of the open entry, each at its field', () => {
  const faults = [
    fault('cap-1.json', 'price.amount', '"0\n"'),
    fault('cap-1.json', null, 'nothing'),
    fault('cap-2.json', 'price.amount', '-1'),
  ];
  expect(faultStyles(faults, '#/cap-1.json', addressOf, phraseInEnglish)).toBe(
    'section[data-key-path="price.amount"] > .field-wrapper::before { direction: ltr; content: "found \\"0 \\", expected more than 0"; }',
  );
});

it('faultStyles: the error of a value of a list at that value, or at the list', () => {
  const styles = faultStyles(
    [fault('cap-1.json', 'gallery.2', 'nothing')],
    '#/cap-1.json',
    addressOf,
    phraseInEnglish,
  );
  expect(styles).toContain('section[data-key-path="gallery.2"]');
  expect(styles).toContain('section[data-key-path="gallery"]:not(:has(section[data-key-path="gallery.2"]))');
});
