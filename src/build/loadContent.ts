import { join } from 'node:path';
import type { Content } from '../domain/content/collections';
import { defaultLocale } from '../i18n/locales';
import { checkContent } from './checkContent';
import { checkMedia } from './checkMedia';
import { describeFaults, type Fault } from './fault';
import { parseContent } from './parseContent';
import { readContent } from './readContent';
import { readDictionaries } from './words';

/** Reads, parses and checks a content folder; returns what could be parsed and every fault. */
export function inspectContent(
  root: string,
  folder = join(root, 'content'),
): { content: Content; faults: Fault[] } {
  const raw = readContent(folder, root);
  const parsed = parseContent(raw);
  const schemaFaults = [...raw.faults, ...parsed.faults];
  const ofMedia = checkMedia(parsed, folder, readDictionaries('locales')[defaultLocale]);
  return { content: parsed.content, faults: [...schemaFaults, ...checkContent(parsed, folder), ...ofMedia] };
}

/**
 * The whole content of the project.
 * @throws an error that lists all faults, when there are any.
 */
export function loadContent(root: string): Content {
  const { content, faults } = inspectContent(root);
  if (faults.length > 0) throw new Error(describeFaults(faults));
  return content;
}
