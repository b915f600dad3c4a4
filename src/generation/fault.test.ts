import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { describeFault, describeFaults } from './fault';
import { formatFaults } from './formatFaults';

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

describe('formatFaults', () => {
  const warning = { ...fault, path: '', severity: 'warning' as const };

  it('prints a JSON array with the position and field, null where there is none', () => {
    const rest = { file: 'content/site.json', found: 'nothing', expected: 'text' };
    expect(JSON.parse(formatFaults([{ ...fault, line: 3, column: 7 }, warning], 'json'))).toEqual([
      { ...rest, severity: 'error', line: 3, column: 7, field: 'name.ar' },
      { ...rest, severity: 'warning', line: null, column: null, field: null },
    ]);
    expect(formatFaults([], 'json')).toBe('[]');
  });

  it('prints workflow commands for GitHub', () => {
    expect(formatFaults([{ ...fault, line: 3, column: 7 }, warning], 'github')).toBe(
      [
        '::error file=content/site.json,line=3,col=7,title=name.ar::found nothing, expected text',
        '::warning file=content/site.json::found nothing, expected text',
      ].join('\n'),
    );
  });

  it('escapes what would end a property or a workflow command', () => {
    const odd = { file: 'content/a,b:c%.json', path: '', found: '"50 %\r\n::error::"', expected: 'a: b, c' };
    expect(formatFaults([odd], 'github')).toBe(
      '::error file=content/a%2Cb%3Ac%25.json::found "50 %25%0D%0A::error::", expected a: b, c',
    );
  });
});

describe('content:check', () => {
  const check = (...options: readonly string[]) => {
    const program = ['src/generation/runBundled.cjs', 'src/generation/contentCheck.ts'];
    const args = [...program.map((path) => resolve(path)), ...options];
    return spawnSync(process.execPath, args, { cwd: temporaryFolder(), encoding: 'utf8' });
  };

  it('prints nothing but JSON if asked to, and fails', () => {
    const { stdout, stderr, status } = check('--format', 'json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toContainEqual({
      severity: 'error',
      file: 'content/site.json',
      line: null,
      column: null,
      field: null,
      found: 'nothing',
      expected: 'a JSON file',
    });
    expect(status).toBe(1);
  });

  it('names the known formats if asked for another', () => {
    const { stderr, status } = check('--format', 'xml');
    expect(stderr).toBe('The check could not run: --format is "xml", expected people, json, github\n');
    expect(status).toBe(2);
  });
});
