import { getLocale, type LocaleCode } from '../../i18n/locales';
import type { Fault } from '../fault';
import { show } from '../show';
import { gluedPreposition } from './gluedPreposition';
import type { Word } from './readDictionaryFiles';

/** Terms that Arabic text in Qatar keeps in Latin script. */
const latinTerms = [
  'CAT-A',
  'EPC',
  'PDF',
  'DOC',
  'DOCX',
  'WhatsApp',
  'cap',
  'jsn',
  'X',
  'Safa',
  'Bay',
  'English',
  'OpenStreetMap',
  'QAR',
  'GBP',
];

/** Reports a dictionary text that is empty, has markup or is in the wrong language. Returns at most one fault. */
export function faultsOfWord({ file, key, text }: Word, code: LocaleCode): Fault[] {
  const fault = (expected: string, severity?: 'warning') => [
    { file, path: key, found: show(text), expected, ...(severity && { severity }) },
  ];
  if (text.trim() === '') return fault('words');
  if (/[<>]|&\w+;/.test(text)) return fault('plain words without HTML');
  if (/^\s|\s$/.test(text.replace(/^, $|^، $/, '-'))) return fault('no space at either end');
  if (/[٠-٩۰-۹]/.test(text)) return fault('Western figures (0–9)');
  const bare = text.replace(/\{\{[^}]*\}\}|\S+@\S+/g, '');
  const isArabic = /\p{Script=Arabic}/u.test(bare);
  const { name, script } = getLocale(code);
  if (script === 'latin') return isArabic ? fault(`${name} words`) : [];
  if (!/\p{L}/u.test(bare)) return [];
  const isTerm = (word: string) => latinTerms.includes(word);
  if (!isArabic && !isTerm(bare.trim())) return fault('Arabic words');
  if (/\p{Script=Arabic}\s*[,?;]/u.test(bare)) return fault('Arabic commas and question marks (، ؟ ؛)');
  if (gluedPreposition.test(text.replaceAll(/\{\{[^}]*\}\}/g, '3'))) {
    return fault('a tatweel between a preposition and a figure (بـ3)');
  }
  const latin = (bare.match(/[A-Za-z]{2,}(-[A-Z])?/g) ?? []).filter((word) => !isTerm(word));
  return latin.length > 0 ? fault(`Arabic words for ${latin.join(', ')}`, 'warning') : [];
}
