/** The path of the proxy for third-party scripts, which hides the visitor from the third party. */
export const thirdPartyProxyPath = '/__third-party-proxy';

/** The visitor's decision about third-party scripts. */
export type Consent = 'yes' | 'no';

/** The local storage key of the decision. */
export const consentKey = 'third-party-consent';

/**
 * Returns whether a script may be fetched from a URL.
 * @param allowed `thirdPartyHosts` of content/site.json: a host, which allows any of its scripts, or a host with a
 *   path, which allows that script only
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

/** Returns the proxied URLs of the scripts named in content. An entry without a path names no script. */
export function thirdPartyScripts(allowed: readonly string[]): string[] {
  return allowed
    .filter((entry) => entry.includes('/'))
    .map((entry) => `${thirdPartyProxyPath}?url=${encodeURIComponent(`https://${entry}`)}`);
}

/** Returns the URL of a script named in content, or null if the entry is malformed. */
function addressOf(entry: string): string | null {
  return URL.canParse(`https://${entry}`) ? new URL(`https://${entry}`).href : null;
}
