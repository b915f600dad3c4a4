import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BrochureWriter } from './BrochureWriter';
import { readBrochureFonts } from './readBrochureFonts';

/** The streams of a PDF in which it keeps text, such as the tables from glyphs to characters. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
}

it('continues a paragraph that is longer than the page on the next one', async () => {
  const info = { Title: 'x', Author: 'Safa Bay', CreationDate: new Date('2026-11-20') };
  const writer = new BrochureWriter('en', info, await readBrochureFonts());
  let pages = 1;
  writer.document.on('pageAdded', () => {
    pages += 1;
  });
  writer.paragraph('word '.repeat(2000), { size: 12 });
  expect(pages).toBeGreaterThan(1);
  expect(writer.y).toBeLessThan(842);
});

it('writes ligatures so that a copied text has all their letters', async () => {
  const info = { Title: 'لا', Author: 'Safa Bay', CreationDate: new Date('2026-11-20') };
  const writer = new BrochureWriter('ar', info, await readBrochureFonts());
  const pdf = buffer(writer.document);
  writer.paragraph('لا يقل عن 14 م²', { size: 12 });
  writer.document.end();
  // The ligature of lam (0644) and alef (0627).
  expect(streamsOf(await pdf).join('\n')).toMatch(/<0644 ?0627>/i);
});
