import { createContext } from 'react';
import type { LocaleCode } from '../../i18n/locales';

/** The language of a page whose data does not contain it. The not-found page is one file that serves every path. */
export const PathLocale = createContext<LocaleCode | null>(null);
