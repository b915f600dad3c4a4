import type { OffPlanContent } from '../../domain/site/detailsContent';
import { formatDate, formatNumber, formatPrice } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';
import type { Words } from '../words';
import { type BrochureWriter, innerWidth } from './BrochureWriter';

/** The colour of what matters less: labels and notes. */
export const soft = '#3d5157';
const accent = '#a94a25';
const hairline = '#ded5c8';

type Row = [label: string, value: string];

/** Writes a heading with space above it. */
export function heading(writer: BrochureWriter, text: string): void {
  writer.need(80);
  writer.y += 14;
  writer.paragraph(text, { size: 15, leading: 1.7 });
}

/** Writes rows with a label at the start, a value at the end and a line below. */
export function rows(writer: BrochureWriter, all: readonly Row[]): void {
  for (const [label, value] of all) {
    writer.need(24);
    writer.line(label, { size: 10, color: soft });
    writer.line(value, { size: 10 }, 0, innerWidth, true);
    rule(writer, 17);
    writer.y += 23;
  }
}

function rule(writer: BrochureWriter, beneath: number): void {
  const left = writer.leftOf(0, innerWidth);
  const height = writer.y + beneath;
  writer.document
    .moveTo(left, height)
    .lineTo(left + innerWidth, height)
    .lineWidth(0.6)
    .strokeColor(hairline)
    .stroke();
}

/** Writes the table of units. */
export function unitTable(
  writer: BrochureWriter,
  units: OffPlanContent['units'],
  words: Words,
  code: LocaleCode,
): void {
  const share = [0.13, 0.2, 0.16, 0.14, 0.14, 0.23];
  const write = (cells: string[], color?: string) => {
    writer.need(22);
    let start = 0;
    for (const [index, cell] of cells.entries()) {
      const width = innerWidth * (share[index] ?? 0);
      writer.line(cell, { size: 9.5, ...(color && { color }) }, start, width, index === cells.length - 1);
      start += width;
    }
    rule(writer, 16);
    writer.y += 21;
  };
  write(
    ['unit', 'type', 'bedrooms', 'floor', 'size', 'price'].map((column) => words(`brochure.${column}`)),
    soft,
  );
  for (const { unit, reference, type, bedrooms, floor, size, price } of units) {
    write([
      unit ?? reference,
      words(`listings.type.${type}`),
      bedrooms === 0 ? words('brochure.studio') : String(bedrooms ?? '–'),
      floor === 0 ? words('brochure.ground') : String(floor ?? '–'),
      words('brochure.metres', { size: formatNumber(size, code) }),
      formatPrice(price.amount, price.currency, code),
    ]);
  }
}

/** The payment plan and the construction milestones as rows. */
export function planRows(project: OffPlanContent['project'], words: Words, code: LocaleCode) {
  const payment = project.paymentPlan.map(({ label, percent, date }): Row => {
    const share = words('common.percent', { value: formatNumber(percent, code, 1) });
    return [date ? `${label} (${formatDate(date, code)})` : label, share];
  });
  const timeline = project.timeline.map(({ label, date, done }): Row => {
    const day = formatDate(date, code);
    return [label, done ? `${day}${words('common.listSeparator')}${words('brochure.done')}` : day];
  });
  return { payment, timeline };
}

/** Draws a picture `height` points high, cropped to fill its box. */
export function picture(writer: BrochureWriter, image: Buffer, height: number, isBleeding: boolean): void {
  const { document } = writer;
  const width = isBleeding ? document.page.width : innerWidth;
  const left = isBleeding ? 0 : (document.page.width - innerWidth) / 2;
  document.save();
  document.rect(left, writer.y, width, height).clip();
  document.image(image, left, writer.y, { cover: [width, height], align: 'center', valign: 'center' });
  document.restore();
  writer.y += height;
}

/** Writes the agency's name in its colour at the start edge. */
export function signature(writer: BrochureWriter, name: string): void {
  writer.paragraph(name, { size: 13, color: accent });
}
