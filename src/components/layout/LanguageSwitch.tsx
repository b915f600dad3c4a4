import type { MouseEvent } from 'react';
import { localisePath } from '../../domain/site/paths';
import { locales } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import * as styles from './LanguageSwitch.module.css';

/** Adds the page's query to a link to its translation: calculators, forms and receipts have their values there. */
export function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}

/** Links to the translations of this page, each named in its own language. */
export function LanguageSwitch({ path }: { path: string }) {
  const { code } = useWords();
  return (
    <>
      {locales
        .filter((locale) => locale.code !== code)
        .map((locale) => (
          <a
            key={locale.code}
            href={localisePath(path, locale.code)}
            hrefLang={locale.hrefLang}
            lang={locale.code}
            dir={locale.dir}
            className={styles.link}
            data-language-switch={locale.code}
            onClick={keepQuery}
          >
            {locale.name}
          </a>
        ))}
    </>
  );
}
