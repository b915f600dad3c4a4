import { createContext } from 'react';
import type { LocaleCode } from '../../i18n/locales';

/** The language of pages whose data does not say it: the not-found page is one file for every path. */
export const PathLocale = createContext<LocaleCode | null>(null);
