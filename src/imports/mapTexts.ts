import { type LocaleCode, localeCodes } from '../i18n/locales';
import type { ImportContext, ListingJson, Names } from './importContext';
import { plainText } from './plainText';
import type { HomeReader } from './readHome';

const longestTitle = 90;

/** The title and description as plain text in both languages. A missing one refuses the home, unless it is kept. */
export function mapTexts(
  reader: HomeReader,
  mapping: ImportContext['mapping'],
  existing: ListingJson | null,
): { title: Names | null; description: Names | null } {
  const inLanguages = (field: 'title' | 'description') => {
    const kept = existing?.[field] as Partial<Names> | undefined;
    const texts = localeCodes.map((code) => [code, textOf(reader, field, code, mapping, kept)] as const);
    return texts.every(([, text]) => text !== null) ? (Object.fromEntries(texts) as Names) : null;
  };
  return { title: inLanguages('title'), description: inLanguages('description') };
}

function textOf(
  { home, findings }: HomeReader,
  field: 'title' | 'description',
  code: LocaleCode,
  mapping: ImportContext['mapping'],
  kept: Partial<Names> | undefined,
): string | null {
  const path = `${field}.${code}`;
  const given = home.values.get(path);
  if (!given) {
    if (mapping.missingText === 'keep' && kept?.[code]) return kept[code];
    const message =
      mapping.missingText === 'keep'
        ? 'the feed has it in one language, and there is no text of ours to keep: write the home by hand first'
        : 'the feed has it in one language, and our pages need both ("missingText": "keep" in the mapping keeps a text of ours)';
    findings.refuse(path, given, message);
    return null;
  }
  const text = plainText(given.value);
  if (text === null) findings.refuse(path, given, 'HTML that runs scripts or loads other pages');
  else if (text === '') findings.refuse(path, given, 'a text without words');
  else if (field === 'title' && text.length > longestTitle)
    findings.refuse(path, given, `longer than ${longestTitle} characters`);
  return text || null;
}
