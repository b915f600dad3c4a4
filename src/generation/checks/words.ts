import { locales } from '../../i18n/locales';
import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';
import { gluedPreposition } from './gluedPreposition';

const scripts = new Map<string, string>(locales.map(({ code, script }) => [code, script]));

/** Warns about texts of content in another language than theirs, and Arabic ones with a preposition joined to a figure. */
export const checkWords: Check = ({ items }) =>
  items.flatMap(({ file, value, texts }) => {
    const faults: Fault[] = [];
    const look = (inner: unknown, path: string, code: string | null): void => {
      if (typeof inner === 'string') {
        const expected = code === null ? null : expectationOf(inner, scripts.get(code));
        const text = path.startsWith('body.') ? texts[path.slice('body.'.length)] : undefined;
        const place = text ? { file: text.file, path: '' } : { file, path };
        if (expected) faults.push({ ...place, found: show(inner), expected, severity: 'warning' });
      } else if (typeof inner === 'object' && inner !== null) {
        for (const [key, each] of Object.entries(inner)) {
          look(each, path ? `${path}.${key}` : key, scripts.has(key) ? key : code);
        }
      }
    };
    look(value, '', null);
    return faults;
  });

function expectationOf(text: string, script: string | undefined): string | null {
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  if (script === 'latin') return hasArabic && isMostlyArabic(text) ? 'words in Latin script' : null;
  const glued = gluedPreposition.exec(text);
  if (glued) return `a tatweel between a preposition and a figure, "${glued[0].replace(/\d/, 'ـ$&')}"`;
  return /[A-Za-z]{3,}/.test(text) && !hasArabic ? 'Arabic words' : null;
}

function isMostlyArabic(text: string): boolean {
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/[A-Za-z]/g);
}
