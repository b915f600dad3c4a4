import {
  cacheRules,
  fileHeaders,
  hostFiles,
  isForever,
  keptStatuses,
  machinePaths,
  notFoundDocuments,
  type RedirectRule,
  revalidate,
  wildcardScreens,
} from '../domain/site/hosting';
import { editorFolder } from '../domain/site/securityHeaders';
import { thirdPartyProxyPath } from '../domain/site/thirdParty';

/** The response headers of one build, as an nginx include file. The release adds the name of its folder to it. */
export function nginxHeadersFor(headers: Readonly<Record<string, string>>): string {
  return [...addedHeaders(headers), ''].join('\n');
}

/**
 * The part of that file for the content editor, or nothing if the build has none. A location with headers of its own
 * inherits none.
 * @param forEditor the headers of the editor that differ from the others
 */
export function nginxEditorFor(
  headers: Readonly<Record<string, string>>,
  forEditor: Readonly<Record<string, string>> | undefined,
): string {
  if (!forEditor) return '';
  return [
    `location ^~ ${editorFolder} {`,
    ...addedHeaders({ ...headers, ...forEditor }).map((line) => `  ${line}`),
    '  error_page 404 @nothing;',
    '  location ~ \\.(gz|br)$ { return 404; }',
    '  try_files $uri $uri/index.html =404;',
    '}',
    '',
  ].join('\n');
}

function addedHeaders(headers: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [...lines, 'add_header cache-control $site_cache always;'];
}

/**
 * `deploy/nginx.conf`: the nginx configuration of the site, generated from the same table that our own server uses. It
 * is included in the `http` block. The headers and the folder name of the current build are in
 * `releases/current.nginx.conf`; nginx reads that file only on reload, so headers and pages change together.
 */
export function nginxFor(redirects: readonly RedirectRule[]): string {
  const quoted = ({ source }: RegExp) => `"~${source.replaceAll('\\/', '/')}"`;
  const kept = keptStatuses.join('|');
  const folders = wildcardScreens.map(({ from }) => from.slice(1, -2)).join('|');
  return `${[
    '# Written by the build from src/domain/site/hosting.ts. Changes belong there.',
    '# Include it within http { }. What belongs to the machine, such as the certificate, is set in /etc/nginx/safa-bay/.',
    '# Reload nginx after every release (deploy/README.md).',
    '',
    '# How long a file may be kept.',
    'map $uri $site_kept {',
    ...cacheRules.map(({ pattern, cacheControl }) => `  ${quoted(pattern)} "${cacheControl}";`),
    '}',
    '# It holds for answers with that file, not for a 404 in its place.',
    'map $status $site_cache {',
    `  "~^(${kept})$" $site_kept;`,
    `  default "${revalidate}";`,
    '}',
    '',
    '# Files that scripts of other sites may read. nginx sends no empty header.',
    'map $uri $site_readers {',
    ...fileHeaders
      .filter(({ headers }) => headers['access-control-allow-origin'])
      .map(({ from, headers }) => `  "~^${patternOf(from)}" "${headers['access-control-allow-origin']}";`),
    '  default "";',
    '}',
    '',
    '# What is said where nothing is, in the language of the path.',
    'map $uri $site_missing {',
    ...notFoundDocuments.map(({ from, document }) => `  "~^${from.slice(0, -1)}" ${document};`),
    '}',
    '',
    'server {',
    '  # listen, server_name, ssl_certificate: builds leave this folder alone. Without it, nginx listens on port 80.',
    '  include /etc/nginx/safa-bay/*.conf;',
    '  # Headers of the current release, and the names of it ($site_release) and of the one before ($site_before).',
    '  include /srv/safa-bay/releases/current.nginx.conf;',
    '  root /srv/safa-bay/releases/$site_release;',
    '  add_header access-control-allow-origin $site_readers;',
    '  include /etc/nginx/mime.types;',
    '  types { application/manifest+json webmanifest; image/avif avif; text/csv csv; }',
    '  charset_types text/xml text/plain text/css text/csv application/javascript application/json application/xml;',
    '  types_hash_max_size 4096;',
    '  charset utf-8;',
    '  # The privacy policy says that nobody writes down who asked for what.',
    '  access_log off;',
    '  absolute_redirect off;',
    '  merge_slashes off;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  error_page 404 $site_missing;',
    '',
    "  # Forms, health and other companies' scripts are answered by our own server: npm run serve.",
    `  location ~ ^(/api/|/healthz$|${thirdPartyProxyPath}$) {`,
    '    proxy_pass http://127.0.0.1:9000;',
    '    # With its port: the server compares it with the origin of a form.',
    '    proxy_set_header Host $http_host;',
    '    # The server is to believe this: TRUST_PROXY=loopback.',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    client_max_body_size 12m;',
    '    # The server sends all headers itself. An empty one is not sent, but ends the inheritance of those above.',
    '    add_header cache-control "";',
    '  }',
    '',
    '  # Moved pages.',
    ...redirects.flatMap(({ from, to }) => [
      `  location = ${from} { return 301 ${to}$is_args$args; }`,
      `  location = ${from.slice(0, -1)} { return 301 ${to}$is_args$args; }`,
    ]),
    '',
    '  # Nothing for visitors.',
    ...hostFiles.map((file) => `  location = /${file} { return 404; }`),
    '  location ~ (/\\.(?!well-known/)|\\.(gz|br)$) { error_page 404 @nothing; return 404; }',
    '  location @nothing { types { } default_type text/plain; return 404 "Not found\\n"; }',
    '',
    '  # Doubled slashes, the first ones first: a path that begins with two would name another site.',
    '  location ~ // { rewrite ^(.*?)//+(.*)$ $1/$2 permanent; }',
    '',
    '  # Files with a hash in their name: open pages of the release before ask for theirs.',
    ...cacheRules
      .filter(isForever)
      .map(
        ({ pattern }) =>
          `  location ${quoted(pattern).replace('"~', '~ "')} { error_page 404 @nothing; try_files $uri @before; }`,
      ),
    '  location @before {',
    '    root /srv/safa-bay/releases/$site_before;',
    '    error_page 404 @nothing;',
    '    try_files $uri =404;',
    '  }',
    '',
    '  # Feeds, whose type follows from their folder.',
    ...fileHeaders
      .filter(({ headers }) => headers['content-type'])
      .map(
        ({ from, headers }) =>
          `  location ~ ^${patternOf(from)} { types { } default_type "${headers['content-type']}"; error_page 404 @nothing; try_files $uri =404; }`,
      ),
    '',
    '  # Data and files, never answered with a page.',
    `  location ~ ^/(${machinePaths.folders.join('|')})/ { error_page 404 @nothing; try_files $uri =404; }`,
    `  location ~* ${machinePaths.ending.source} { error_page 404 @nothing; try_files $uri =404; }`,
    '',
    '  # Pages end in a slash. (Of "if" nginx allows little: no try_files beside one.)',
    `  location ~ ^/(${folders})/.*[^/]$ { if (!-f $request_filename) { rewrite ^(.*)$ $1/ permanent; } }`,
    '  location ~ [^/]$ { if (-f $request_filename/index.html) { rewrite ^(.*)$ $1/ permanent; } }',
    '',
    '  # Search screens, for what no file answers.',
    ...wildcardScreens.map(
      ({ from, document }) =>
        `  location ${from.slice(0, -1)} { try_files $uri/index.html ${document} =404; }`,
    ),
    '',
    '  # Pages.',
    '  location / { try_files $uri/index.html =404; }',
    '}',
  ].join('\n')}\n`;
}

/** The part of a pattern that matches the paths of a rule: of a folder its beginning, of a file all of it. */
function patternOf(from: string): string {
  return from.endsWith('*') ? from.slice(0, -1) : `${from.replaceAll('.', '\\.')}$`;
}
