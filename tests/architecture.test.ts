import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../src/i18n/locales';
import {
  brokenImports,
  browserPackages,
  importCircles,
  schemaImports,
  undeclaredPackages,
} from './support/imports';
import { misnamed } from './support/names';
import { readSourceFiles } from './support/sourceFiles';

const files = readSourceFiles('src', /\.tsx?$/);
const sources = files.filter(({ isTest }) => !isTest);
const sourcesAndStyles = readSourceFiles('src', /\.(tsx?|css)$/).filter(({ isTest }) => !isTest);
const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('imports', () => {
  it('follow the table of layers', () => {
    expect(brokenImports(sources)).toEqual([]);
  });

  it('have no cycles, type-only imports included', () => {
    expect(importCircles(sources)).toEqual([]);
  });

  it('have detectable type-only cycles', () => {
    const file = (name: string, text: string) => {
      return { path: `src/i18n/${name}.ts`, folder: 'i18n', name, text, lines: 1, isTest: false };
    };
    const [a, b] = [file('a', "import type { B } from './b';"), file('b', "import { a } from './a';")];
    expect(importCircles([a, b])).toEqual(['src/i18n/a.ts → src/i18n/b.ts → src/i18n/a.ts']);
  });

  it('are relative, or of a package in package.json', () => {
    // Neither the build nor the server runs imports and the editor, so what they need are development dependencies.
    const isOfDevelopment = ({ isTest, folder }: (typeof files)[number]) =>
      isTest || /^(imports|editor)\b/.test(folder);
    const shipped = files.filter((file) => !isOfDevelopment(file));
    expect(undeclaredPackages(shipped, Object.keys(dependencies))).toEqual([]);
    const others = files.filter(isOfDevelopment);
    expect(undeclaredPackages(others, Object.keys({ ...dependencies, ...devDependencies }))).toEqual([]);
  });

  it('of components from the content schemas are type-only', () => {
    expect(schemaImports(sources)).toEqual([]);
  });

  it('do not bring zod or Node modules to the browser, directly or indirectly', () => {
    const entries = sources.filter(({ folder }) => /^(templates|pages|runtime)$/.test(folder));
    const packages = browserPackages(entries, sources);
    expect(packages).toContain('react');
    expect(packages.filter((name) => /^(zod|node:|fastify|sharp|i18next$|markdown-it)/.test(name))).toEqual(
      [],
    );
  });
});

describe('components', () => {
  it('write no ref during render, as React may render without committing', () => {
    // Statements at the top level of a component or hook are indented by two spaces, those in handlers and effects by
    // more.
    const written = /^ {2}(if \(.*\) )?\w+\.current = /m;
    const components = sources.filter(({ path }) => path.startsWith('src/components/'));
    expect(components.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('languages', () => {
  const codes = localeCodes.map((code) => `['"]${code}['"]`).join('|');
  const compared = new RegExp(`[!=]==? *(${codes})|(${codes}) *[!=]==?|\\bcase (${codes})`);
  const entries = ['gatsby-browser.tsx', 'gatsby-ssr.tsx'];

  it('are compared in src/i18n only', () => {
    const lines = [
      ...sources.filter(({ folder }) => folder !== 'i18n'),
      ...entries.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ].flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })),
    );
    const branching = lines.filter(({ line }) => compared.test(line));
    expect(branching.map(({ place }) => place)).toEqual([]);
  });

  it.each(["if (code === 'ar') return", "'en' != code", "case 'ar':"])('are detected in: %s', (line) => {
    expect(compared.test(line)).toBe(true);
  });
});

describe('names', () => {
  it('of files match their main export', () => {
    expect(misnamed(sources)).toEqual([]);
  });

  it('of folders are specific', () => {
    const vague = /(^|\/)(utils?|helpers?|common|lib|types|hooks|misc|shared)(\/|$)/;
    expect(sourcesAndStyles.filter(({ folder }) => vague.test(folder)).map(({ path }) => path)).toEqual([]);
  });

  it('are never index, as there are no barrel files', () => {
    expect(sourcesAndStyles.filter(({ name }) => name === 'index').map(({ path }) => path)).toEqual([]);
    const passedOn = sources.filter(({ text }) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s+from/m.test(text));
    expect(passedOn.map(({ path }) => path)).toEqual([]);
  });

  it('of style sheets match their components', () => {
    const styles = sourcesAndStyles.filter(({ path }) => path.endsWith('.module.css'));
    const orphans = styles.filter(({ path }) => !existsSync(path.replace('.module.css', '.tsx')));
    expect(orphans.map(({ path }) => path)).toEqual([]);
  });

  it('are exported by name, except for templates and pages', () => {
    const withDefault = sources.filter(({ text }) => /^export default\b/m.test(text));
    const allowed = /^src\/(templates|pages)\//;
    expect(withDefault.filter(({ path }) => !allowed.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

describe('npm scripts', () => {
  it('run in every shell, including those of Windows: no variables, quotes or Unix programs', () => {
    const foreign = /(^|&& *)\w+=|[$'`;|<>\\]|(^|&& *)(rm|cp|mv|mkdir|sh|bash|cat|export)\b|[^&]&(?!&)[^&]/;
    expect(Object.entries<string>(scripts).filter(([, command]) => foreign.test(command))).toEqual([]);
    for (const command of ['CI=1 gatsby build', 'rm -r public', "x 'a b'", 'a & b', 'a; b'])
      expect(command).toMatch(foreign);
  });
});

describe('sizes', () => {
  const inOrder = [...sourcesAndStyles].sort((a, b) => a.lines - b.lines);
  const longerThan = (lines: number, within = /./) =>
    inOrder
      .filter((file) => file.lines > lines && within.test(file.path))
      .map((file) => `${file.path}: ${file.lines} lines`);

  it('have a median of at most 60 lines', () => {
    expect(inOrder[inOrder.length >> 1]?.lines).toBeLessThanOrEqual(60);
  });

  it('are under 150 lines for nine in ten files', () => {
    expect(longerThan(149).length / inOrder.length).toBeLessThan(0.1);
  });

  it('are never over 250 lines, nor over 100 for a template', () => {
    expect([...longerThan(250), ...longerThan(100, /^src\/templates\//)]).toEqual([]);
  });
});
