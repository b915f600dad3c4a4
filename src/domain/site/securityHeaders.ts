/** Headers of every answer, whatever it is. A build says more in its content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** Where videos that homes have are kept; a frame is made only when the visitor asks for one. */
const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Where the pieces of a map come from, unless a build names another place (`src/components/map/tiles.ts`). */
const openStreetMap = 'https://tile.openstreetmap.org';

/** What a build's policy depends on, besides the table. */
export type BuildPolicy = {
  /** Hashes of the inline scripts of this build, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Address of the map's tiles, with `{s}`, `{z}`, `{x}` and `{y}` in it; null for OpenStreetMap's. */
  tilesAddress?: string | null;
  /** Where forms are posted (`LEADS_URL`); null, or a path, for the site's own host. */
  leadsAddress?: string | null;
};

/**
 * What a page may load and run. Scripts are our own files and the inline ones whose hashes are given. Style elements and
 * style attributes are allowed inline: Gatsby writes each template's CSS into its pages, and sizes stand in attributes.
 * Forms may be sent, by script and without, to our own host and to the one of `leadsAddress`.
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

/** The headers of every answer of one build. */
export function headersOfBuild(policy: BuildPolicy): Record<string, string> {
  return { ...securityHeaders, 'content-security-policy': contentSecurityPolicy(policy) };
}

/** The origin of an address; none for a path, which is one of our own host. */
function originsOf(address: string | null | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
