import type { SourceFile } from './sourceFiles';

/**
 * Returns the translation keys used in sources: complete keys such as `'search.filters.clear'`, and patterns for keys
 * with placeholders such as `` `listings.type.${type}` ``.
 */
export function usedKeys(files: readonly SourceFile[], namespaces: readonly string[]) {
  const known = `(?:${namespaces.join('|')})`;
  const inFull = new RegExp(`['"](${known}\\.[\\w.-]+)['"]`, 'g');
  const started = new RegExp(`\`(${known}\\.[^\`\\s]*\\$\\{[^\`]*)\``, 'g');
  const keys: { key: string; path: string }[] = [];
  const families: { pattern: RegExp; template: string; path: string }[] = [];
  for (const { text: withComments, path } of files) {
    const text = withComments.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const [, key = ''] of text.matchAll(inFull)) if (!key.endsWith('.json')) keys.push({ key, path });
    for (const [, template = ''] of text.matchAll(started)) {
      const rest = template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w-]+');
      families.push({ pattern: new RegExp(`^${rest}$`), template, path });
    }
  }
  return { keys, families };
}
