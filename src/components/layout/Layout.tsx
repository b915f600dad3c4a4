import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../domain/site/breadcrumbs';
import { ContactNumbers } from '../forms/ContactNumbers';
import { useWords } from '../locale/useWords';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';
import { useSiteFrame } from './useSiteFrame';

type Props = {
  /** The page's path without language, for the way to its twin. */
  path: string;
  breadcrumbs?: Breadcrumb[];
  children: ReactNode;
};

/** What surrounds every page: skip link, header, breadcrumbs, the page itself, footer. */
export function Layout({ path, breadcrumbs = [], children }: Props) {
  const { t } = useWords();
  const { phone, whatsapp } = useSiteFrame();
  return (
    <ContactNumbers.Provider value={{ phone, whatsapp }}>
      <a href="#main" className={styles.skip}>
        {t('common.skipToContent')}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
        {children}
      </main>
      <Footer path={path} />
    </ContactNumbers.Provider>
  );
}
