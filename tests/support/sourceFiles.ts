import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { posixPath } from '../../src/generation/posixPath';

/** A file of `src/`, for tests of the architecture. */
export type SourceFile = {
  /** The path from the project's root: `src/i18n/locales.ts`. */
  path: string;
  /** The folder within `src/`: `i18n`, `components/ui`. */
  folder: string;
  /** The name without extension: `Header.MegaMenu`. */
  name: string;
  text: string;
  lines: number;
  isTest: boolean;
};

export type SourceImport = {
  specifier: string;
  /** For relative imports, the path from the project's root without extension; null for packages. */
  target: string | null;
  kind: 'value' | 'type' | 'dynamic';
};

/** Reads all files of a folder whose names match, including tests. */
export function readSourceFiles(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posixPath(file))
    .filter((file) => ending.test(file) && !file.endsWith('.d.ts'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        path: join(folder, file),
        folder: dirname(file),
        name: file.replace(/^.*\//, '').replace(/(\.module)?\.\w+$/, ''),
        text,
        lines: text.split('\n').length - 1,
        isTest: /\.test\.tsx?$/.test(file),
      };
    });
}

/** Returns the imports and re-exports of a file, in order. */
export function importsOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): SourceImport[] {
  const still = [
    ...text.matchAll(/^(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?'([^']+)'/gm),
  ].map(([, isType, clause = '', specifier = '']) => ({
    specifier,
    kind: isType || hasOnlyTypes(clause) ? ('type' as const) : ('value' as const),
  }));
  const later = [...text.matchAll(/\b(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].map(
    ([, specifier = '']) => ({
      specifier,
      kind: 'dynamic' as const,
    }),
  );
  return [...still, ...later].map(({ specifier, kind }) => ({
    specifier,
    kind,
    target: specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : null,
  }));
}

/** Returns true for `{ type A, type B }`. */
function hasOnlyTypes(clause: string): boolean {
  const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

/** Returns the exported names of a file, including types. */
export function exportsOf({ text }: Pick<SourceFile, 'text'>): { name: string; isType: boolean }[] {
  return [
    ...text.matchAll(
      /^export\s+(?:default\s+)?(?:abstract\s+)?(async function|function|const|class|type|interface)\s+([\w$]+)/gm,
    ),
  ].map(([, kind, name = '']) => ({ name, isType: kind === 'type' || kind === 'interface' }));
}
