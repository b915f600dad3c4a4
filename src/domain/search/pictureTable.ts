import type { LocaleCode } from '../../i18n/locales';
import type { Localised } from '../../i18n/localised';
import type { PictureView } from '../site/pictureView';

/** The pictures of cards by file name, in the encoded search data. */
export type PictureTable = Record<string, Omit<PictureView, 'alt'> & { alt: Localised<string> }>;

/** A picture with its texts in one language; null if the table does not contain it. */
export function pictureOf(table: PictureTable, file: string, code: LocaleCode): PictureView | null {
  const found = table[file];
  return found ? { ...found, alt: found.alt[code] } : null;
}
