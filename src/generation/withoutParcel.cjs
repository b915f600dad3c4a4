/**
 * Loaded before Gatsby (`node --require`). At each start Gatsby compiles gatsby-node.ts and gatsby-config.ts with Parcel,
 * which first scans every file below the project, releases included. The site has neither file, so the step is left out.
 */
const isWorker = process.env.GATSBY_WORKER_ID !== undefined;
if (!isWorker) {
  const compiler = require('gatsby/dist/utils/parcel/compile-gatsby-files');
  if (typeof compiler.compileGatsbyFiles !== 'function')
    throw new Error(
      'Gatsby no longer has compileGatsbyFiles, which src/generation/withoutParcel.cjs replaces',
    );
  compiler.compileGatsbyFiles = async () => {};
}
