import { existsSync } from 'node:fs';
import { pageModules, pagesOf } from '../generation/createPages';
import { changedPages, digestsOf, readDigests, writeDigests } from '../generation/digests';
import { finishSite } from '../generation/finishSite';
import { planNodes } from '../generation/plannedNodes';
import { rendererFile } from '../generation/renderPage';
import { reportChanges } from '../generation/reportChanges';
import { sourceSite } from '../generation/sourceSite';
import { updatePages } from '../generation/updatePages';
import { needsGatsby } from './buildSite';

/**
 * Part of `npm run build` after edits of content only: renders the pages that have changed since the last build, with
 * the code of that build, and writes the same files as Gatsby would. Gatsby takes three times as long, because it reads
 * its cache, both bundles and all queries first.
 * @returns false if Gatsby must build the site, because the pages alone cannot be updated
 * @throws ContentFaults if the content has any, and Error if a page or a picture cannot be made
 */
async function updateSite(): Promise<boolean> {
  const before = readDigests();
  if (!before || !existsSync(rendererFile)) return false;
  const sourced = await sourceSite(console);
  // `finishSite` waits for the pictures. A failure before that must not end the process.
  sourced.picturesMade.catch(() => {});
  const nodes = planNodes(sourced, ({ view }, code) => view(sourced.views[code]));
  const pages = pagesOf(sourced);
  const now = digestsOf(nodes, pages, pageModules(sourced));
  const changed = changedPages(before, now);
  if (!changed) return false;
  const written = await updatePages('.', changed, pages, nodes);
  for (const notice of await finishSite(sourced)) console.log(notice);
  console.log(reportChanges(before, now, written));
  writeDigests(now);
  return true;
}

updateSite()
  .then((isDone) => {
    if (!isDone) process.exitCode = needsGatsby;
  })
  .catch((error: Error) => {
    console.error(error.cause ?? error.message);
    if (error.cause) console.error(error.message);
    process.exitCode = 1;
  });
