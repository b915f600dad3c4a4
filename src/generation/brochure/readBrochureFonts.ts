import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import type { TextRun } from './textRuns';

const folder = 'node_modules/@fontsource-variable/readex-pro/files';

/** The site's typeface as TrueType. pdfkit copies the bytes of glyphs, which WOFF2 stores in another form. */
export type BrochureFonts = Record<TextRun['script'], Buffer>;

/** Reads the site's typeface and converts it to TrueType. */
export async function readBrochureFonts(): Promise<BrochureFonts> {
  const read = async (script: TextRun['script']) => {
    const file = await readFile(join(folder, `readex-pro-${script}-wght-normal.woff2`));
    return convert(file, 'truetype');
  };
  return { arabic: await read('arabic'), latin: await read('latin') };
}
