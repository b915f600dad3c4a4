import { buildSite } from './buildSite';

const steps = [
  ['--require', './src/generation/withoutParcel.cjs', 'node_modules/gatsby/cli.js', 'build'],
  ['--import', 'tsx', 'src/editor/buildEditor.ts'],
  ['--import', 'tsx', 'src/release/releaseBuild.ts'],
];

/** `npm run build`: the site, its editor, and the release. */
try {
  process.exitCode = buildSite('.', steps);
} catch (error) {
  console.error(`The site could not be built: ${(error as Error).message}`);
  process.exitCode = 1;
}
