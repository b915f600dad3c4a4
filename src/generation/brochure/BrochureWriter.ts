import PDFDocument from 'pdfkit';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import type { BrochureFonts } from './readBrochureFonts';
import { type TextRun, textRuns } from './textRuns';

/** Cache of text widths in points, by font and size. A text is measured several times: to wrap, place and draw it. */
const widths = new Map<string, number>();

/** A font as pdfkit opens it. */
type Face = { hasGlyphForCodePoint: (code: number) => boolean };

type Style = { size: number; color?: string; leading?: number };

/** An A4 page and its margin, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const innerWidth = page.width - 2 * page.margin;

/**
 * Writes left-to-right and right-to-left text into a PDF. pdfkit has no bidirectional layout, so this class wraps lines
 * itself and places each text run by itself. Horizontal positions are measured from the start edge: the right edge in
 * Arabic.
 */
export class BrochureWriter {
  readonly document: typeof PDFDocument.prototype;
  /** Vertical position of the next line, in points from the top. */
  y: number = page.margin;
  private readonly isRtl: boolean;
  private readonly base: TextRun['script'];
  private readonly fonts: Record<TextRun['script'], Face>;

  constructor(
    code: LocaleCode,
    info: { Title: string; Author: string; CreationDate: Date },
    fonts: BrochureFonts,
  ) {
    const { dir, script } = getLocale(code);
    this.isRtl = dir === 'rtl';
    this.base = script;
    this.document = new PDFDocument({ size: 'A4', margin: 0, info, lang: code });
    this.fonts = { arabic: this.addFont('arabic', fonts), latin: this.addFont('latin', fonts) };
  }

  /** Registers a font under the name of its script. */
  private addFont(script: TextRun['script'], fonts: BrochureFonts): Face {
    this.document.registerFont(script, fonts[script]).font(script);
    return (this.document as unknown as { _font: { font: Face } })._font.font;
  }

  /** Writes a paragraph and moves `y` below it. It continues on a new page where one is full. */
  paragraph(text: string, style: Style): void {
    const height = style.size * (style.leading ?? 1.55);
    for (const line of this.linesOf(text, style.size)) {
      this.need(height);
      this.line(line, style);
      this.y += height;
    }
  }

  /** Writes one line at `y`, aligned to the start or the end of a column. Leaves `y` unchanged. */
  line(
    text: string,
    { size, color = ink }: Style,
    start = 0,
    width: number = innerWidth,
    atEnd = false,
  ): void {
    const total = this.widthOf(text, size);
    let across = start + (atEnd ? width - total : 0);
    for (const run of textRuns(text, this.base)) {
      const wide = this.runWidth(run, size);
      this.draw(run, this.leftOf(across, wide), size, color);
      across += wide;
    }
  }

  widthOf(text: string, size: number): number {
    return textRuns(text, this.base).reduce((sum, run) => sum + this.runWidth(run, size), 0);
  }

  /** Converts a distance from the start edge to the x coordinate of a box `width` points wide. */
  leftOf(start: number, width: number): number {
    return this.isRtl ? page.width - page.margin - start - width : page.margin + start;
  }

  /** Starts a new page if less than `height` points are left on this one. */
  need(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.document.addPage({ size: 'A4', margin: 0 });
    this.y = page.margin;
  }

  private linesOf(text: string, size: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer, size) > innerWidth) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }

  /** Splits a run by font: characters that its own font lacks are set in the other script's font. */
  private pieces({ text, script }: TextRun): { text: string; font: TextRun['script'] }[] {
    const pieces: { text: string; font: TextRun['script'] }[] = [];
    for (const character of text) {
      const has = this.fonts[script].hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      const font = has ? script : script === 'arabic' ? 'latin' : 'arabic';
      const last = pieces.at(-1);
      if (last && last.font === font) last.text += character;
      else pieces.push({ text: character, font });
    }
    return pieces;
  }

  private runWidth(run: TextRun, size: number): number {
    return this.pieces(run).reduce((sum, { text, font }) => sum + this.measure(text, font, size), 0);
  }

  private measure(text: string, font: TextRun['script'], size: number): number {
    const key = `${font} ${size} ${text}`;
    const width =
      widths.get(key) ?? this.document.font(font).fontSize(size).widthOfString(text, { features: [] });
    widths.set(key, width);
    return width;
  }

  private draw(run: TextRun, left: number, size: number, color: string): void {
    const pieces = this.pieces(run);
    // Arabic runs are read from the right, so their first piece is placed rightmost.
    const placed = run.script === 'arabic' ? pieces.toReversed() : pieces;
    let x = left;
    for (const { text, font } of placed) {
      const shown = run.script === 'arabic' && font === 'latin' ? mirrored(text) : text;
      this.document
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(shown, x, this.y, { lineBreak: false, features: [] });
      x += this.measure(text, font, size);
    }
  }
}

const ink = '#0b2f39';

const mirrors: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«', '[': ']', ']': '[' };

/** Reverses the characters of a text for a right-to-left line and swaps brackets and quotation marks. */
function mirrored(text: string): string {
  return [...text]
    .toReversed()
    .map((sign) => mirrors[sign] ?? sign)
    .join('');
}
