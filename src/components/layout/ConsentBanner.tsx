import { useEffect, useState } from 'react';
import { type Consent, consentKey, thirdPartyScripts } from '../../domain/site/thirdParty';
import { LocalLink } from '../locale/LocalLink';
import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

const policy = '/cookie-policy/';
const running = new Set<string>();

type Props = { path: string; hosts: readonly string[] };

/**
 * Asks before anything of another company loads, with equal choices. The answer is remembered; on the cookie page the
 * question stands again, so that it can be taken back. Allowed scripts run in workers, away from the page.
 */
export function ConsentBanner({ path, hosts }: Props) {
  const { words } = useSiteFrame();
  const [consent, setConsent] = useState(readConsent);

  useEffect(() => {
    if (consent === 'yes') runScripts(hosts);
  }, [consent, hosts]);

  const answer = (given: Consent) => {
    window.localStorage.setItem(consentKey, given);
    setConsent(given);
    // What runs already can only be ended with the page.
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

function readConsent(): Consent | null {
  const kept = window.localStorage.getItem(consentKey);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

function runScripts(hosts: readonly string[]): void {
  for (const address of thirdPartyScripts(hosts)) {
    if (running.has(address)) continue;
    running.add(address);
    new Worker(address);
  }
}
