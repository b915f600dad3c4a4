import { buffer } from 'node:stream/consumers';
import type { OffPlanProject } from '../../domain/content/offPlan';
import { formatDate, formatPrice } from '../../i18n/format';
import type { PageViews } from '../views/pageViews';
import { offPlanView } from '../views/projects';
import { BrochureWriter, innerWidth, page } from './BrochureWriter';
import { heading, picture, planRows, rows, signature, soft, unitTable } from './brochureParts';
import { plainBlocks } from './plainBlocks';
import type { BrochureFonts } from './readBrochureFonts';

/** Pictures of a brochure, as JPEG or PNG bytes. */
export type BrochurePictures = { first: Buffer; others: Buffer[]; sitePlan: Buffer | null };

/** The PDF brochure of an off-plan project in one language, with the content of the project's page. */
export function brochure(
  views: PageViews,
  source: OffPlanProject,
  pictures: BrochurePictures,
  fonts: BrochureFonts,
): Promise<Buffer> {
  const { code, words, site } = views;
  const content = offPlanView(views, source);
  const { project, agent, place, features } = content;
  const company = views.siteFrame();
  const info = {
    Title: project.name,
    Author: company.legalName,
    CreationDate: new Date(`${site.today}T06:00:00Z`),
  };
  const writer = new BrochureWriter(code, info, fonts);
  const done = buffer(writer.document);
  const open = content.units.filter(({ status }) => status === 'for-sale');
  const lowest = Math.min(...open.map(({ price }) => price.amount));

  writer.y = 0;
  picture(writer, pictures.first, 300, true);
  writer.y += 28;
  signature(writer, company.name);
  writer.paragraph(project.name, { size: 27, leading: 1.5 });
  const where = place.map(({ name }) => name).join(words('common.listSeparator'));
  const maker = words('brochure.by', { developer: project.developer });
  writer.paragraph(`${where} · ${maker}`, { size: 10.5, color: soft });
  writer.y += 8;
  writer.paragraph(project.lead, { size: 13, leading: 1.6 });
  writer.y += 12;
  rows(writer, [
    ...(open.length > 0
      ? ([[words('brochure.from'), formatPrice(lowest, 'QAR', code)]] as [string, string][])
      : []),
    [words('brochure.completion'), formatDate(project.completion, code)],
    [words('brochure.status'), words(`offPlan.status.${project.status}`)],
    [words('brochure.available'), words('brochure.units', { count: open.length })],
  ]);
  for (const block of plainBlocks(source.body[code])) {
    if (block.isHeading) heading(writer, block.text);
    else {
      writer.need(40);
      writer.paragraph(block.text, { size: 10.5, leading: 1.7 });
      writer.y += 6;
    }
  }
  for (const image of pictures.others) {
    writer.need(230);
    writer.y += 14;
    picture(writer, image, 210, false);
  }
  heading(writer, words('brochure.features'));
  writer.paragraph(Object.values(features).join(words('common.listSeparator')), { size: 10.5, leading: 1.7 });
  if (open.length > 0) {
    heading(writer, words('brochure.unitsTitle'));
    unitTable(writer, open, words, code);
  }
  if (pictures.sitePlan) {
    writer.need(innerWidth * 0.6875 + 60);
    heading(writer, words('brochure.sitePlan'));
    writer.document.image(pictures.sitePlan, page.margin, writer.y, { width: innerWidth });
    writer.y += innerWidth * 0.6875;
  }
  const { payment, timeline } = planRows(project, words, code);
  heading(writer, words('brochure.payment'));
  rows(writer, payment);
  heading(writer, words('brochure.timeline'));
  rows(writer, timeline);
  writer.need(150);
  heading(writer, words('brochure.contact'));
  const person = [agent.name, agent.role].join(words('common.listSeparator'));
  for (const line of [person, agent.phone, agent.email, company.legalName]) {
    writer.paragraph(line, { size: 10.5, leading: 1.7 });
  }
  writer.paragraph(words('brochure.licence', { number: company.licence }), { size: 10.5, leading: 1.7 });
  writer.y += 8;
  const day = formatDate(site.today, code);
  writer.paragraph(words('brochure.note', { date: day }), { size: 8.5, color: soft });
  writer.document.end();
  return done;
}
