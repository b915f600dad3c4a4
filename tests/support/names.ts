import { exportsOf, type SourceFile } from './sourceFiles';

/**
 * Files whose name is not that of their main export, one line each. A file of several small things is named by their
 * subject, which only a reader can judge; so files are looked at that export one thing, and those that draw.
 */
export function misnamed(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const exported = exportsOf(file);
    const names = exported.map(({ name }) => name);
    const isDrawn = /^[A-Z]/.test(file.name);
    const values = exported.filter(({ isType }) => !isType);
    const mainOnes = values.length > 0 ? values : exported;
    if (names.length === 0 || (mainOnes.length > 1 && !isDrawn)) return [];
    return isNamedAfter(file.name, names, isDrawn) ? [] : [`${file.path} exports ${names.join(', ')}`];
  });
}

/** `Header.MegaMenu.tsx` has `MegaMenu`, `areas.ts` has `area`, `sitePlan.ts` has `planPages`. */
function isNamedAfter(file: string, names: readonly string[], isDrawn: boolean): boolean {
  const part = file.split('.').at(-1) ?? file;
  if (names.includes(part) || names.includes(file.replaceAll('.', ''))) return true;
  const nouns = part.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/(e?s|y)$/, ''));
  return !isDrawn && names.some((name) => nouns.every((noun) => name.toLowerCase().includes(noun)));
}
