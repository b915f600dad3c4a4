import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { encodeGlyph, type Outline } from './encodeGlyph';
import type { TextRun } from './textRuns';

const folder = 'node_modules/@fontsource-variable/readex-pro/files';

/** The members of fontkit's TrueType subset that this module uses. */
type Subset = {
  font: { getGlyph: (id: number) => { path: Outline; advanceWidth: number } };
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
};

type Face = {
  characterSet: number[];
  hasGlyphForCodePoint: (code: number) => boolean;
  glyphForCodePoint: (code: number) => unknown;
  layout: (text: string) => unknown;
};
type Embedded = { font: Face; subset: Subset };
const kept = new Map<string, Buffer>();

/** Registers the site's typeface in a document under the names `arabic` and `latin`. */
export function addFonts(document: typeof PDFDocument.prototype): Record<TextRun['script'], Embedded> {
  const add = (script: TextRun['script']): Embedded => {
    const file = join(folder, `readex-pro-${script}-wght-normal.woff2`);
    const data = kept.get(file) ?? readFileSync(file);
    kept.set(file, data);
    document.registerFont(script, data).font(script);
    const embedded = (document as unknown as { _font: Embedded })._font;
    nameGlyphs(embedded.font);
    writeOutlines(embedded.subset);
    return embedded;
  };
  return { arabic: add('arabic'), latin: add('latin') };
}

/** Base letters: other letters are composed of these and dots or a hamza. */
const partsOfOthers = 'احدرسصطعكلمهوىفقنب';

/**
 * Loads every letter into fontkit's glyph cache, alone and in its joined forms. fontkit caches a glyph with the code
 * points known when it is first requested; a letter first requested as a component of another has none, and is then not
 * joined to its neighbours.
 */
function nameGlyphs(face: Face): void {
  for (const code of face.characterSet) face.glyphForCodePoint(code);
  for (const letter of [...partsOfOthers, ...face.characterSet.map((code) => String.fromCodePoint(code))]) {
    for (const form of [`${letter}ـ`, `ـ${letter}ـ`, `ـ${letter}`]) face.layout(form);
  }
}

/**
 * Makes the subset encode each glyph from its resolved outline. fontkit copies bytes of the `glyf` table, which WOFF2
 * stores transformed, so composite glyphs would be broken.
 */
function writeOutlines(subset: Subset): void {
  subset._addGlyph = (id) => {
    const { path, advanceWidth } = subset.font.getGlyph(id);
    const bytes = encodeGlyph(path);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    const bearing = path.commands.length > 0 ? Math.round(path.bbox.minX) : 0;
    subset.hmtx.metrics.push({ advance: advanceWidth, bearing });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
}
