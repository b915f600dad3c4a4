import { lazy, Suspense, useEffect, useState } from 'react';
import { localeCodes } from '../../i18n/locales';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { rememberLanguage } from './languageChoice';
import { useBrowserState } from './useBrowserState';
import { useSiteFrame } from './useSiteFrame';

const loadStack = () =>
  import(/* webpackChunkName: "notices" */ './NoticeStack').then((module) => ({
    default: module.NoticeStack,
  }));

/** Drawn only when there is something to tell. */
const NoticeStack = lazy(loadStack);

/** Milliseconds after which it is fetched all the same: what tells of a lost line must be there before it is lost. */
const patience = 2000;

/** What the visitor should know besides the page, when there is anything: connection, new version, consent. */
export function Notices({ path }: { path: string }) {
  const { thirdPartyHosts } = useSiteFrame();
  const { isOffline, isUpdated } = useBrowserState();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    setIsOpen(true);
    return rememberSwitches();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void loadStack().catch(() => {}), patience);
    return () => clearTimeout(timer);
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

/** Who follows a link to the other language has chosen it. */
function rememberSwitches(): () => void {
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('[data-language-switch]') : null;
    const code = localeCodes.find((each) => each === link?.getAttribute('data-language-switch'));
    if (code) rememberLanguage(code);
  };
  document.addEventListener('click', remember);
  return () => document.removeEventListener('click', remember);
}
