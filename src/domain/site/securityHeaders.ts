/** The headers of every response. A build extends the content security policy (`headersOfBuild`). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  // Feed readers and mail programs on the web show the pictures of homes. No file depends on who asks for it.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** The video hosts. An iframe is created only when the visitor plays a video. */
const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The default host of map tiles (`src/components/map/tiles.ts`). */
const openStreetMap = 'https://tile.openstreetmap.org';

/** The values on which the content security policy of a build depends. */
export type BuildPolicy = {
  /** Hashes of the inline scripts of this build, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** The URL template of map tiles with `{s}`, `{z}`, `{x}` and `{y}`; null for OpenStreetMap. */
  tilesAddress?: string | null;
  /** The URL to which forms are posted (`LEADS_URL`); null or a path for the site's own origin. */
  leadsAddress?: string | null;
};

/**
 * Returns the content security policy. Scripts may be files of the site's origin and inline scripts with the given
 * hashes. Inline styles are allowed, because Gatsby inlines CSS and components use style attributes. Forms may be
 * posted to the site's origin and to the origin of `leadsAddress`.
 */
function contentSecurityPolicy({ scriptHashes, tilesAddress, leadsAddress }: BuildPolicy): string {
  const mapHost = tilesAddress?.match(/^https?:\/\/[^/]+/)?.[0].replace('{s}', '*') ?? openStreetMap;
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const leads = ["'self'", ...originsOf(leadsAddress)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapHost}`,
    "font-src 'self'",
    `connect-src ${leads}`,
    "media-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${videoHosts}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${leads}`,
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Returns the headers of every response for one build. */
export function headersOfBuild(policy: BuildPolicy): Record<string, string> {
  return { ...securityHeaders, 'content-security-policy': contentSecurityPolicy(policy) };
}

/** The folder of the content editor, which a build has only if the environment names a repository for it. */
export const editorFolder = '/admin/';

/**
 * Returns the content security policy of the editor. Its script may compile WebAssembly, to decode HEIC pictures. Of
 * the services that Sveltia CMS knows, it may only use GitHub's API and pictures, and the one by which editors sign in.
 * @param authorisation origin of that service; null for the editor on the own computer, which uses none of them
 */
export function editorPolicy(authorisation: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${authorisation ? ' https://*.githubusercontent.com' : ''}`,
    "font-src 'self' data:",
    `connect-src 'self' data: blob:${authorisation ? ` https://api.github.com ${authorisation}` : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Returns the headers of the editor for a repository that differ from those of the site. The window in which editors
 * sign in has another origin and sends the result to the editor, so the two stay connected.
 * @param authorisation origin of the service by which editors sign in
 */
export function editorHeaders(authorisation: string): Record<string, string> {
  return {
    'content-security-policy': editorPolicy(authorisation),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** Returns the origin of a URL in an array, or an empty array for a path, which is on the site's own origin. */
function originsOf(address: string | null | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
