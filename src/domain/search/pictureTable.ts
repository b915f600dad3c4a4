import type { LocaleCode } from '../../i18n/locales';
import type { Localised } from '../../i18n/localised';
import type { PictureView } from '../site/pictureView';

/** The pictures on cards as they travel, by file name: what summaries name becomes what cards draw. */
export type PictureTable = Record<string, Omit<PictureView, 'alt'> & { alt: Localised<string> }>;

/** A picture with its words in the reader's language; null for one that the table does not know. */
export function pictureOf(table: PictureTable, file: string, code: LocaleCode): PictureView | null {
  const found = table[file];
  return found ? { ...found, alt: found.alt[code] } : null;
}
