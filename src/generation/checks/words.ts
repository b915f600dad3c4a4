import { locales } from '../../i18n/locales';
import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';
import { gluedPreposition } from './gluedPreposition';

const inArabicScript: readonly string[] = locales
  .filter(({ script }) => script === 'arabic')
  .map(({ code }) => code);

/** Warns about Arabic texts of content that are in another language or have a preposition joined to a figure. */
export const checkWords: Check = ({ items }) =>
  items.flatMap(({ file, value, texts }) => {
    const faults: Fault[] = [];
    const look = (inner: unknown, path: string, isArabic: boolean): void => {
      if (typeof inner === 'string') {
        const expected = isArabic ? expectationOf(inner) : null;
        const place = path === 'body.ar' ? { file: texts.ar?.file ?? file, path: '' } : { file, path };
        if (expected) faults.push({ ...place, found: show(inner), expected, severity: 'warning' });
      } else if (typeof inner === 'object' && inner !== null) {
        for (const [key, each] of Object.entries(inner)) {
          look(each, path ? `${path}.${key}` : key, isArabic || inArabicScript.includes(key));
        }
      }
    };
    look(value, '', false);
    return faults;
  });

function expectationOf(text: string): string | null {
  const glued = gluedPreposition.exec(text);
  if (glued) return `a tatweel between a preposition and a figure, "${glued[0].replace(/\d/, 'ـ$&')}"`;
  const isLatin = /[A-Za-z]{3,}/.test(text) && !/\p{Script=Arabic}/u.test(text);
  return isLatin ? 'Arabic words' : null;
}
