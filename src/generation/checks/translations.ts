import { defaultLocale, localeCodes } from '../../i18n/locales';
import type { Fault } from '../fault';
import type { Check } from './check';

/** The shorter of two versions of a long text has at least this share of the characters of the longer one. */
const leastShare = 0.5;

/**
 * Warns if a long text or a list has much less in one language than in another: part of it may be missing, or pasted
 * twice.
 */
export const checkTranslations: Check = ({ items }) =>
  items.flatMap(({ file, value, texts }) => {
    const faults: Fault[] = [];
    const others = localeCodes.filter((code) => code !== defaultLocale);
    const warn = (at: Pick<Fault, 'file' | 'path'>, found: string, expected: string) =>
      faults.push({ ...at, found, expected, severity: 'warning' });
    for (const code of others) {
      const [model, own] = [texts[defaultLocale], texts[code]];
      if (!model || !own) continue;
      const [shorter, longer] = model.text.length < own.text.length ? [model, own] : [own, model];
      if (shorter.text.length >= leastShare * longer.text.length) continue;
      const found = `${wordsIn(shorter.text)} words`;
      warn(
        { file: shorter.file, path: '' },
        found,
        `about as many as in ${longer.file}, ${wordsIn(longer.text)}`,
      );
    }
    const look = (inner: unknown, path: string): void => {
      if (typeof inner !== 'object' || inner === null) return;
      const lists = inner as Partial<Record<string, unknown>>;
      const model = lists[defaultLocale];
      for (const code of Array.isArray(model) ? others : []) {
        const own = lists[code];
        if (!Array.isArray(own) || !Array.isArray(model) || own.length === model.length) continue;
        const found = `${own.length} entries`;
        warn({ file, path: `${path}.${code}` }, found, `${model.length}, as in "${defaultLocale}"`);
      }
      for (const [key, each] of Object.entries(inner)) look(each, path ? `${path}.${key}` : key);
    };
    look(value, '');
    return faults;
  });

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
