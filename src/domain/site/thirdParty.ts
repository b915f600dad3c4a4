/** Where other companies' scripts are fetched from: our own address, so that theirs never sees the visitor's page. */
export const thirdPartyProxyPath = '/__third-party-proxy';

/** What the visitor answered when asked about other companies' scripts. */
export type Consent = 'yes' | 'no';

/** Name in local storage under which the answer is remembered. */
export const consentKey = 'third-party-consent';

/**
 * True when a script may be fetched from there.
 * @param allowed `thirdPartyHosts` of content/site.json: a host, or a host with the path of the script that it serves
 */
export function isAllowedThirdParty(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && allowed.some((entry) => hostOf(entry) === hostname);
}

/** Addresses, on our own site, of the scripts that content names; a bare host names none. */
export function thirdPartyScripts(allowed: readonly string[]): string[] {
  return allowed
    .filter((entry) => entry.includes('/'))
    .map((entry) => `${thirdPartyProxyPath}?url=${encodeURIComponent(`https://${entry}`)}`);
}

function hostOf(entry: string): string {
  return entry.split('/')[0]?.toLowerCase() ?? '';
}
