import { expect, it } from 'vitest';
import { describeFault, describeFaults } from './fault';

const fault = { file: 'content/site.json', path: 'name.ar', found: 'nothing', expected: 'text' };

it('describes a fault in one line: file, field, value found, value expected', () => {
  expect(describeFault(fault)).toBe('content/site.json › name.ar: found nothing, expected text');
});

it('writes a known position as file:line:column', () => {
  expect(describeFault({ ...fault, line: 12, column: 5 })).toBe(
    'content/site.json:12:5 › name.ar: found nothing, expected text',
  );
});

it('names no field for a fault of the whole file', () => {
  expect(describeFault({ ...fault, path: '' })).toBe('content/site.json: found nothing, expected text');
});

it('counts faults and sorts them by file and line', () => {
  expect(describeFaults([fault])).toMatch(/^1 fault in content:\n/);
  const at = (line: number) => ({ ...fault, line, column: 1 });
  expect(describeFaults([at(10), at(9), { ...fault, file: 'content/areas/doha.json' }])).toBe(
    [
      '3 faults in content:',
      'content/areas/doha.json › name.ar: found nothing, expected text',
      'content/site.json:9:1 › name.ar: found nothing, expected text',
      'content/site.json:10:1 › name.ar: found nothing, expected text',
    ].join('\n'),
  );
});

it('counts warnings separately, after the faults', () => {
  const warning = { ...fault, severity: 'warning' as const };
  expect(describeFaults([warning, fault])).toMatch(/^1 fault in content:\n.*\n\n1 warning in content:\n/);
  expect(describeFaults([warning])).toMatch(/^1 warning in content:\n/);
});
