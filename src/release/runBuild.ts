import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from '../domain/site/securityHeaders';
import { hostedEditor } from '../generation/hostedEditor';
import { exposeLeadsUrl } from '../generation/leadsUrl';
import { buildSite } from './buildSite';

const update = ['src/generation/runBundled.cjs', 'src/release/updateSite.ts'];
// More memory for new objects than the usual 16 MB: pages are rendered faster (docs/decisions/0057-threads-and-memory-of-builds.md).
const gatsby = [
  '--max-semi-space-size=64',
  '--require',
  './src/generation/withoutParcel.cjs',
  'node_modules/gatsby/cli.js',
  'build',
];
const editor = ['--import', 'tsx', 'src/editor/buildEditor.ts'];
const release = ['--import', 'tsx', 'src/release/releaseBuild.ts'];

/** `npm run build`: the site, its editor, and the release. */
try {
  exposeLeadsUrl();
  // Most builds have no editor, and none of an earlier build to remove.
  const after = hostedEditor() || existsSync(join('public', editorFolder)) ? [editor] : [];
  const steps = { update: [update, ...after], build: [gatsby, ...after], release: [release] };
  process.exitCode = buildSite('.', steps);
} catch (error) {
  console.error(`The site could not be built: ${(error as Error).message}`);
  process.exitCode = 1;
}
