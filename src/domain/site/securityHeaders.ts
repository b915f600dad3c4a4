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
export function contentSecurityPolicy({ scriptHashes, tilesAddress, leadsAddress }: BuildPolicy): string {
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

/** Returns the origin of a URL in an array, or an empty array for a path, which is on the site's own origin. */
function originsOf(address: string | null | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
