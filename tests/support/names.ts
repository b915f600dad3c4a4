import { exportsOf, type SourceFile } from './sourceFiles';

/**
 * Returns files whose name is not that of their main export, one per line. Only files with a single export and files
 * with components are checked: whether a file with several exports has a good name, a test cannot judge.
 */
export function misnamed(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const exported = exportsOf(file);
    const names = exported.map(({ name }) => name);
    const isComponent = /^[A-Z]/.test(file.name);
    const values = exported.filter(({ isType }) => !isType);
    const mainOnes = values.length > 0 ? values : exported;
    if (names.length === 0 || (mainOnes.length > 1 && !isComponent)) return [];
    return isNamedAfter(file.name, names, isComponent) ? [] : [`${file.path} exports ${names.join(', ')}`];
  });
}

/** Matches `Header.MegaMenu.tsx` with `MegaMenu`, `areas.ts` with `area`, and `plannedPages.ts` with `PlannedPage`. */
function isNamedAfter(file: string, names: readonly string[], isComponent: boolean): boolean {
  const part = file.split('.').at(-1) ?? file;
  if (names.includes(part) || names.includes(file.replaceAll('.', ''))) return true;
  const nouns = part.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/(e?s|y)$/, ''));
  return !isComponent && names.some((name) => nouns.every((noun) => name.toLowerCase().includes(noun)));
}
