import { importRuleOf, isWithin } from './importRules';
import { importsOf, type SourceFile, type SourceImport } from './sourceFiles';

/** The build generates this folder. Single modules of it may be imported. */
const gatsbyFolder = '.cache';

/** The project's code for Gatsby in the browser, which the entry of the site's script imports before Gatsby does. */
const browserEntry = 'gatsby-browser';

/** Returns imports that the rules do not allow, and folders without a rule, one per line. */
export function brokenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const rule = importRuleOf(file.folder);
    if (!rule) return [`${file.path}: the design has no folder ${file.folder}`];
    const isAllowed = ({ target, specifier, kind }: SourceImport) => {
      if (target === null) {
        return (
          rule.packages.some((name) => isPackage(specifier, name)) ||
          (kind === 'type' && (rule.types ?? []).some((name) => isPackage(specifier, name)))
        );
      }
      if (isWithin(target, gatsbyFolder)) return ['runtime', 'components/calculators'].includes(rule.folder);
      if (target === browserEntry) return rule.folder === 'runtime';
      return rule.folders.some((folder) => isWithin(target, `src/${folder}`));
    };
    return importsOf(file)
      .filter((each) => !isAllowed(each))
      .map(({ specifier }) => `${file.path} may not import ${specifier}`);
  });
}

/** Returns imports of packages that are not in a list. */
export function undeclaredPackages(files: readonly SourceFile[], names: readonly string[]): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ target, specifier }) => target === null && !specifier.startsWith('node:'))
      .filter(({ specifier }) => !names.some((name) => isPackage(specifier, name)))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
}

/** Returns imports of content schemas, other than types, in components, templates and the runtime. */
export function schemaImports(files: readonly SourceFile[]): string[] {
  const withZod = new Set(
    files.filter((file) => importsOf(file).some(isZod)).map(({ path }) => withoutEnding(path)),
  );
  return files
    .filter(({ folder }) => /^(components|templates|pages|runtime)\b/.test(folder))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, kind }) => target !== null && withZod.has(target) && kind !== 'type')
        .map(({ specifier }) => `${file.path} takes more than types from ${specifier}`),
    );
}

/** Returns import cycles, type-only and dynamic imports included: `a.ts → b.ts → a.ts`. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [withoutEnding(file.path), file]));
  const done = new Set<SourceFile>();
  const circles: string[] = [];
  const visit = (file: SourceFile, trail: readonly SourceFile[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file].map(({ path }) => path).join(' → '));
    if (start >= 0 || done.has(file)) return;
    const targets = new Set(importsOf(file).map(({ target }) => byPath.get(target ?? '')));
    for (const next of targets) if (next) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}

/** Returns the packages that some files import, directly or indirectly. Type-only imports do not count. */
export function browserPackages(entries: readonly SourceFile[], files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [withoutEnding(file.path), file]));
  const seen = new Set<SourceFile>(entries);
  const packages = new Set<string>();
  for (const file of seen) {
    for (const { target, specifier, kind } of importsOf(file)) {
      if (kind === 'type') continue;
      const next = target === null ? undefined : byPath.get(target);
      if (next) seen.add(next);
      if (target === null) packages.add(specifier);
    }
  }
  return [...packages].sort();
}

function isZod({ specifier, kind }: SourceImport): boolean {
  return specifier === 'zod' && kind !== 'type';
}

function isPackage(specifier: string, name: string): boolean {
  return name === 'node:' ? specifier.startsWith(name) : isWithin(specifier, name);
}

function withoutEnding(path: string): string {
  return path.replace(/\.tsx?$/, '');
}
