import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile, headersOfBuild, redirectRules } from '../domain/site/hosting';
import { localisePath } from '../domain/site/paths';
import { localeCodes } from '../i18n/locales';
import { headersFor, redirectsFor } from './hostFiles';
import { nginxFor, nginxHeadersFile, nginxHeadersFor } from './nginxFiles';
import { readScriptHashes } from './scriptHashes';
import { writeServiceWorker } from './writeServiceWorker';

/**
 * The last step of a build: the worker, and what each host must know of this build, all from one table
 * (`src/domain/site/hosting.ts`).
 * @param redirects of content/site.json, without language
 * @param nginxFile where nginx's configuration is written
 */
export async function deliver(
  folder: string,
  redirects: readonly { from: string; to: string }[],
  nginxFile: string,
): Promise<void> {
  // Gatsby's runtime would send the offline page's readers to its own address; the not-found page it leaves where it is.
  for (const code of localeCodes) standInAnywhere(join(folder, localisePath('/offline/index.html', code)));
  await writeServiceWorker(folder);
  const headers = headersOfBuild(
    readScriptHashes(folder, ['index.html', 'ar/index.html', '404.html', '500.html']),
    process.env.GATSBY_TILES_URL || null,
  );
  const rules = redirectRules(redirects);
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  const topFiles = readdirSync(folder)
    .filter((file) => !/\.(html|br|gz)$/.test(file))
    .sort((a, b) => Number(b === 'sw.js') - Number(a === 'sw.js') || sizeOf(b) - sizeOf(a));
  const files: [string, string][] = [
    [join(folder, headersFile), JSON.stringify(headers)],
    [join(folder, '_headers'), headersFor(headers, topFiles)],
    [join(folder, '_redirects'), redirectsFor(rules)],
    [join(folder, nginxHeadersFile), nginxHeadersFor(headers)],
    [nginxFile, nginxFor(rules)],
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Makes a page's HTML one that may be shown at any address: it names the not-found page as its own. */
export function standInAnywhere(file: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace(/data-page-path="[^"]*"/, 'data-page-path="/404.html"'));
}
