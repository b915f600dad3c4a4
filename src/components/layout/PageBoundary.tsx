import type { ReactNode } from 'react';
import { localeOfPath, localisePath } from '../../domain/site/paths';
import { getLocale } from '../../i18n/locales';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as styles from './PageBoundary.module.css';

type Props = { pathname: string; children: ReactNode };

/**
 * Replaces a page that failed to render with an error page in the language of the path. Dictionaries may be unavailable
 * at that point, so the text comes from the table of languages.
 */
export function PageBoundary({ pathname, children }: Props) {
  const code = localeOfPath(pathname);
  const { title, text, again, home } = getLocale(code).errorPages.broken;
  const broken = (
    <main id="main" className={styles.broken}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={pathname} target="_self">
          {again}
        </a>
      </p>
      <p>
        <a href={localisePath('/', code)} target="_self">
          {home}
        </a>
      </p>
    </main>
  );
  return (
    <ErrorBoundary resetKey={pathname} fallback={broken}>
      {children}
    </ErrorBoundary>
  );
}
