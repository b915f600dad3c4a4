import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Safa Bay · Editor</title>
    <link rel="stylesheet" href="editor.css">
    <script type="module" src="startEditor.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Leaves out the rules by which Sveltia CMS also loads its fonts from a CDN: it brings them with it, and the content
 * security policy refuses the CDN.
 */
const withoutCdnFonts: Plugin = {
  name: 'without-cdn-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
      loader: 'js',
    }));
  },
};

/**
 * Writes the editor's page, its script with Sveltia CMS, and the fonts of Sveltia CMS to a folder.
 * @throws an error if Sveltia CMS, a development dependency, is not installed
 */
export async function bundleEditor(folder: string): Promise<void> {
  const cms = dirname(createRequire(resolve('package.json')).resolve('@sveltia/cms'));
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [resolve('src/editor/browser/startEditor.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    // Highlighting of code, which the content has none of.
    external: ['@shikijs/*'],
    plugins: [withoutCdnFonts],
    logLevel: 'error',
  });
  cpSync(join(cms, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(resolve('src/editor/browser/editor.css'), join(folder, 'editor.css'));
  writeFileSync(join(folder, 'index.html'), page);
}
