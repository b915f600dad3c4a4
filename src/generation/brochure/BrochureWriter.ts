import PDFDocument from 'pdfkit';
import type { LocaleCode } from '../../i18n/locales';
import { getLocale } from '../../i18n/locales';
import { addFonts } from './addFonts';
import { type TextRun, textRuns } from './textRuns';

/** Widths of texts in points, by face and size: each is measured to break lines, to place it and to draw it. */
const widths = new Map<string, number>();

type Style = { size: number; color?: string; leading?: number };

/** Points: an A4 page, its margin, and the width between. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const innerWidth = page.width - 2 * page.margin;

/**
 * Writes text on paper from the reader's side: lines are broken here and each run is set by itself, because pdfkit
 * knows one direction. Positions count from the start edge, right in Arabic.
 */
export class BrochureWriter {
  readonly document: typeof PDFDocument.prototype;
  /** Points from the top where the next thing is written. */
  y: number = page.margin;
  private readonly isRtl: boolean;
  private readonly base: TextRun['script'];
  private readonly fonts: ReturnType<typeof addFonts>;

  constructor(code: LocaleCode, info: { Title: string; Author: string; CreationDate: Date }) {
    const { dir, script } = getLocale(code);
    this.isRtl = dir === 'rtl';
    this.base = script;
    this.document = new PDFDocument({ size: 'A4', margin: 0, info, lang: code, autoFirstPage: true });
    this.fonts = addFonts(this.document);
  }

  /** A paragraph in a column; moves on to what comes beneath it. */
  paragraph(text: string, style: Style, start = 0, width: number = innerWidth): void {
    const lines = this.linesOf(text, style.size, width);
    for (const line of lines) {
      this.line(line, style, start, width);
      this.y += style.size * (style.leading ?? 1.55);
    }
  }

  /** One line at the present height, from the start of a column or at its end; does not move on. */
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
      const left = this.isRtl ? page.width - page.margin - across - wide : page.margin + across;
      this.draw(run, left, size, color);
      across += wide;
    }
  }

  widthOf(text: string, size: number): number {
    return textRuns(text, this.base).reduce((sum, run) => sum + this.runWidth(run, size), 0);
  }

  /** A rectangle's place on the paper, from its distance to the start edge. */
  leftOf(start: number, width: number): number {
    return this.isRtl ? page.width - page.margin - start - width : page.margin + start;
  }

  /** Begins a new page when less than this height is left. */
  need(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.document.addPage({ size: 'A4', margin: 0 });
    this.y = page.margin;
  }

  private linesOf(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }

  /** Signs that a face lacks are set in the other one, and word for word, so that spaces keep their width. */
  private pieces({ text, script }: TextRun): { text: string; font: TextRun['script'] }[] {
    const pieces: { text: string; font: TextRun['script'] }[] = [];
    for (const character of text) {
      const has = this.fonts[script].font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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
    // Within a run of Arabic the first piece stands at its end of the line.
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

export const ink = '#0b2f39';

const mirrors: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«', '[': ']', ']': '[' };

/** Signs as they stand on a line from right to left: turned round, and in the other order. */
function mirrored(text: string): string {
  return [...text]
    .toReversed()
    .map((sign) => mirrors[sign] ?? sign)
    .join('');
}
