import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { encodeGlyph, type Outline } from './encodeGlyph';
import type { TextRun } from './textRuns';

const folder = 'node_modules/@fontsource-variable/readex-pro/files';

/** What fontkit keeps of the glyphs that a document uses, as far as we touch it. */
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

/** Gives a document the site's face under the names `arabic` and `latin`. */
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

/** Letters that others are drawn with, by adding dots or a hamza. */
const partsOfOthers = 'احدرسصطعكلمهوىفقنب';

/**
 * fontkit remembers a glyph as it first met it: a letter that it first met as a part of another would have no letter to
 * its name and would not join its neighbours. So it meets every letter by itself first, and then in each of its forms.
 */
function nameGlyphs(face: Face): void {
  for (const code of face.characterSet) face.glyphForCodePoint(code);
  for (const letter of [...partsOfOthers, ...face.characterSet.map((code) => String.fromCodePoint(code))]) {
    for (const form of [`${letter}ـ`, `ـ${letter}ـ`, `ـ${letter}`]) face.layout(form);
  }
}

/**
 * WOFF2 keeps outlines in another form than fontkit copies them from, so glyphs made of others come out broken. Their
 * finished outlines are written instead.
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
