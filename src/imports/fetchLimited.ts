import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './privateAddress';

/** An address that may not be fetched, or a response that is refused. `isFinal` is true if trying again is useless. */
export class RefusedFetch extends Error {
  constructor(
    message: string,
    readonly isFinal = true,
  ) {
    super(message);
  }
}

export type FetchLimits = {
  bytes: number;
  /** For the whole response, redirects included. */
  milliseconds: number;
  /** The hosts allowed; every public one if left out. */
  hosts?: readonly string[];
};

/** How an address is opened. Tests replace it to reach a server of their own; no setting or environment variable does. */
export type Open = typeof get;

const mostRedirects = 5;

/**
 * Opens an https address. Private networks are refused, by the address that the connection really uses, so a name that
 * resolves to one is refused too, also after a redirect.
 * @returns the body, which throws `RefusedFetch` when it exceeds a limit
 */
export async function fetchLimited(
  address: string,
  limits: FetchLimits,
  open: Open = get,
): Promise<AsyncIterable<Buffer>> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = allowedUrl(address, limits.hosts);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await request(url, signal, open);
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy();
      url = redirectedUrl(headers.location, url, limits.hosts);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new RefusedFetch(`${url.host} answered with status ${status}`, status === 404 || status === 410);
    }
    if (Number(headers['content-length'] ?? 0) > limits.bytes) {
      response.destroy();
      throw new RefusedFetch(tooLarge(limits));
    }
    return limited(response, limits, url, signal);
  }
  throw new RefusedFetch(`more than ${mostRedirects} redirects`);
}

/**
 * Returns the URL of an address that may be fetched.
 * @throws RefusedFetch for another protocol, a host that is not allowed, a private address or one with a password
 */
export function allowedUrl(address: string, hosts?: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') throw new RefusedFetch('expected an address that begins with https://');
  if (url.username || url.password) throw new RefusedFetch('an address with a password is refused');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new RefusedFetch(`${host} is in a private network`);
  if (hosts && !hosts.includes(url.hostname))
    throw new RefusedFetch(`the host ${url.hostname} is not in "hosts" of the mapping`);
  return url;
}

/**
 * Returns the URL to which a `Location` header leads.
 * @throws RefusedFetch as `allowedUrl` does, and for a header that is no address
 */
export function redirectedUrl(location: string, from: URL, hosts?: readonly string[]): URL {
  if (!URL.canParse(location, from))
    throw new RefusedFetch(`${from.host} redirects to something that is no address`);
  return allowedUrl(new URL(location, from).href, hosts);
}

/** Resolves a name for a connection, and fails if any of its addresses is private. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPrivateAddress(address));
    const refused =
      found[0] && new RefusedFetch(`${hostname} leads to ${found[0].address}, a private network`);
    const failure = error ?? refused ?? null;
    if (failure || options.all) callback(failure, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

function request(url: URL, signal: AbortSignal, open: Open): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'SafaBayImport/1.0', accept: '*/*', 'accept-encoding': 'identity' };
    open(url, { lookup: publicLookup, signal, headers }, resolve).on('error', (error) =>
      reject(error instanceof RefusedFetch ? error : new RefusedFetch(messageOf(error, url, signal), false)),
    );
  });
}

async function* limited(
  response: IncomingMessage,
  limits: FetchLimits,
  url: URL,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let total = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > limits.bytes) throw new RefusedFetch(tooLarge(limits));
      yield chunk;
    }
  } catch (error) {
    if (error instanceof RefusedFetch) throw error;
    throw new RefusedFetch(messageOf(error as Error, url, signal), false);
  }
}

function tooLarge({ bytes }: FetchLimits): string {
  return `more than ${bytes / 1e6} MB`;
}

function messageOf(error: Error, { host }: URL, signal: AbortSignal): string {
  return signal.aborted
    ? `${host} took too long`
    : `${host} cannot be reached (${(error as NodeJS.ErrnoException).code ?? error.message})`;
}
