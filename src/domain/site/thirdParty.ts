/** Where other companies' scripts are fetched from: our own address, so that theirs never sees the visitor's page. */
export const thirdPartyProxyPath = '/__third-party-proxy';

/** What the visitor answered when asked about other companies' scripts. */
export type Consent = 'yes' | 'no';

/** Name in local storage under which the answer is remembered. */
export const consentKey = 'third-party-consent';

/**
 * True when a script may be fetched from there.
 * @param allowed `thirdPartyHosts` of content/site.json: a host, which allows any of its scripts, or a host with the path
 *   of a script, which allows that script alone
 */
export function isAllowedThirdParty(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  if (!isPlain) return false;
  return allowed.some((entry) =>
    entry.includes('/') ? addressOf(entry) === href : entry.toLowerCase() === hostname,
  );
}

/** Addresses, on our own site, of the scripts that content names; a bare host names none. */
export function thirdPartyScripts(allowed: readonly string[]): string[] {
  return allowed
    .filter((entry) => entry.includes('/'))
    .map((entry) => `${thirdPartyProxyPath}?url=${encodeURIComponent(`https://${entry}`)}`);
}

/** The address of a script that content names; null for what cannot be read as one. */
function addressOf(entry: string): string | null {
  return URL.canParse(`https://${entry}`) ? new URL(`https://${entry}`).href : null;
}
