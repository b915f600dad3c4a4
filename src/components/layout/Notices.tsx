import { lazy, Suspense, useEffect, useState } from 'react';
import { localeCodes } from '../../i18n/locales';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { followLanguageChoice, rememberLanguage } from './languageChoice';
import { useBrowserState } from './useBrowserState';
import { useSiteFrame } from './useSiteFrame';

const loadStack = () =>
  import(/* webpackChunkName: "notices" */ './NoticeStack').then((module) => ({
    default: module.NoticeStack,
  }));

/** Rendered only when there is a notice to show. */
const NoticeStack = lazy(loadStack);

/**
 * Milliseconds after which the notices are fetched even when there is none to show: the notice about a lost connection
 * cannot be fetched once the connection is lost.
 */
const prefetchDelay = 2000;

/** Shows notices about the connection, a new version of the site and consent. */
export function Notices({ path }: { path: string }) {
  const { thirdPartyHosts } = useSiteFrame();
  const { isOffline, isUpdated } = useBrowserState();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    setIsOpen(true);
    const timer = setTimeout(() => void loadStack().catch(() => {}), prefetchDelay);
    const stops = [rememberSwitches(), followLanguageChoice()];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);

  const asksConsent = thirdPartyHosts.length > 0;
  if (!isOpen || !(isOffline || isUpdated || asksConsent)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NoticeStack path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Remembers a language as chosen when the visitor follows a link to it. */
function rememberSwitches(): () => void {
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('[data-language-switch]') : null;
    const code = localeCodes.find((each) => each === link?.getAttribute('data-language-switch'));
    if (code) rememberLanguage(code);
  };
  document.addEventListener('click', remember);
  return () => document.removeEventListener('click', remember);
}
