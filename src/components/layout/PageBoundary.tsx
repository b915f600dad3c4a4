import type { ReactNode } from 'react';
import { localeOfPath, localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as styles from './PageBoundary.module.css';

/** Where nothing works any more there is no dictionary either: the words stand here. */
const words: Record<LocaleCode, { title: string; text: string; again: string; home: string }> = {
  en: {
    title: "Something's gone wrong!",
    text: 'This page could not be shown. The fault is ours.',
    again: 'Try again',
    home: 'Go to the homepage',
  },
  ar: {
    title: 'حدث خطأ ما!',
    text: 'تعذّر عرض هذه الصفحة. الخطأ من جهتنا.',
    again: 'حاول مرة أخرى',
    home: 'إلى الصفحة الرئيسية',
  },
};

type Props = { pathname: string; children: ReactNode };

/** The last net beneath a page: says what happened, in the language of the path, and leads on. */
export function PageBoundary({ pathname, children }: Props) {
  const code = localeOfPath(pathname);
  const { title, text, again, home } = words[code];
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
