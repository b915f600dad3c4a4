import { expect, it } from 'vitest';
import { describeFault, describeFaults } from './fault';

const fault = { file: 'content/site.json', path: 'name.ar', found: 'nothing', expected: 'text' };

it('a fault is one line: file, field, what was found, what was expected', () => {
  expect(describeFault(fault)).toBe('content/site.json › name.ar: found nothing, expected text');
});

it('a fault of the whole file names no field', () => {
  expect(describeFault({ ...fault, path: '' })).toBe('content/site.json: found nothing, expected text');
});

it('faults are counted and stand in order', () => {
  expect(describeFaults([fault])).toMatch(/^1 fault in content:\n/);
  expect(describeFaults([fault, { ...fault, file: 'content/areas/doha.json' }])).toBe(
    [
      '2 faults in content:',
      'content/areas/doha.json › name.ar: found nothing, expected text',
      'content/site.json › name.ar: found nothing, expected text',
    ].join('\n'),
  );
});
