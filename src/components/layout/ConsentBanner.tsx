import { useEffect, useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import { type Consent, consentKey, thirdPartyScripts } from '../../domain/site/thirdParty';
import { LocalLink } from '../locale/LocalLink';
import { focusPage } from './focusPage';
import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

const policy = '/cookie-policy/';
const running = new Set<string>();
const store = storedValue<Consent | null>(consentKey, (kept) =>
  kept === 'yes' || kept === 'no' ? kept : null,
);

type Props = { path: string; hosts: readonly string[] };

/**
 * Asks for consent before scripts of other companies load, with equally prominent choices. The answer is remembered.
 * The cookie page always shows the question, so that consent can be withdrawn. Permitted scripts run in web workers.
 */
export function ConsentBanner({ path, hosts }: Props) {
  const { words } = useSiteFrame();
  const consent = useSyncExternalStore(store.subscribe, store.read);

  useEffect(() => {
    if (consent === 'yes') runScripts(hosts);
  }, [consent, hosts]);

  const answer = (given: Consent) => {
    store.write(given);
    if (path !== policy) focusPage();
    // A script that is already running can only be stopped by reloading the page.
    if (given === 'no' && running.size > 0) window.location.reload();
  };

  if (consent !== null && path !== policy) return null;
  return (
    <Notice text={words['runtime.consent.text']}>
      <button type="button" aria-pressed={consent === 'yes'} onClick={() => answer('yes')}>
        {words['runtime.consent.accept']}
      </button>
      <button type="button" aria-pressed={consent === 'no'} onClick={() => answer('no')}>
        {words['runtime.consent.refuse']}
      </button>
      {path !== policy && <LocalLink to={policy}>{words['runtime.consent.more']}</LocalLink>}
    </Notice>
  );
}

function runScripts(hosts: readonly string[]): void {
  for (const address of thirdPartyScripts(hosts)) {
    if (running.has(address)) continue;
    running.add(address);
    new Worker(address);
  }
}
