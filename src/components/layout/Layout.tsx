import { type ReactNode, useMemo } from 'react';
import type { Breadcrumb } from '../../domain/site/pageFrame';
import { ContactNumbers } from '../forms/ContactNumbers';
import { QueueStatus } from '../forms/QueueStatus';
import { ExchangeRates } from '../locale/ExchangeRates';
import { useWords } from '../locale/useWords';
import { Region } from '../ui/Region';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageOffer } from './LanguageOffer';
import * as styles from './Layout.module.css';
import { Notices } from './Notices';
import { ProgressBar } from './ProgressBar';
import { useSiteFrame } from './useSiteFrame';

type Props = {
  /** The page's path without its language prefix, used to link to the translations. */
  path: string;
  breadcrumbs?: Breadcrumb[];
  children: ReactNode;
};

/** The frame of every page: skip link, header, breadcrumbs, the page itself and the footer. */
export function Layout({ path, breadcrumbs = [], children }: Props) {
  const { t } = useWords();
  const { phone, whatsapp, currency } = useSiteFrame();
  // Memoised, because a new context value would force the remaining parts of the page to hydrate.
  const numbers = useMemo(() => ({ phone, whatsapp }), [phone, whatsapp]);
  return (
    <ContactNumbers.Provider value={numbers}>
      <a href="#main" className={`${styles.skip} screenOnly`}>
        {t('common.skipToContent')}
      </a>
      <LanguageOffer path={path} />
      <ProgressBar />
      <Region resetKey={path}>
        <Header path={path} />
      </Region>
      <ExchangeRates.Provider value={currency}>
        <main id="main" tabIndex={-1}>
          {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
          <Region resetKey={path}>{children}</Region>
        </main>
      </ExchangeRates.Provider>
      <Region resetKey={path}>
        <Footer path={path} />
      </Region>
      <Notices path={path} />
      <QueueStatus />
    </ContactNumbers.Provider>
  );
}
