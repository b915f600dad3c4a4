import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder';
import type { Content } from '../../domain/content/collections';
import { writeBrochures } from './writeBrochures';

it('removes the brochures of a project that the content no longer has', async () => {
  const folder = temporaryFolder();
  const brochures = ['offplan/old-project/brochure.pdf', 'ar/offplan/old-project/brochure.pdf'];
  const files = [...brochures, 'offplan/old-project/index.html'];
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])));
  const sourced = planOf({ ...readSoundContent(fixtureRoot), offPlan: [], listings: [] });
  await writeBrochures(sourced, folder, join(folder, 'cache'));
  expect(files.filter((file) => existsSync(join(folder, file)))).toEqual(files.slice(-1));
});

it('draws the site plan with its labels in the language of the brochure', async () => {
  const folder = temporaryFolder();
  const content = readSoundContent(fixtureRoot);
  const [photo] = content.pictures.filter(({ file }) => file.endsWith('.jpg'));
  const plan = { ...photo, file: 'plan.svg', kind: 'site-plan' } as Content['pictures'][number];
  const gallery = [String(photo?.file)];
  const sourced = planOf({
    ...content,
    pictures: [...content.pictures, plan],
    offPlan: content.offPlan.slice(0, 1).map((project) => ({ ...project, gallery, sitePlan: plan.file })),
  });
  const picture = join(folder, `${sourced.site.picture(gallery[0] ?? '', 'en').path}-1200.jpg`);
  mkdirSync(dirname(picture), { recursive: true });
  await sharp({ create: { width: 12, height: 8, channels: 3, background: '#888' } }).toFile(picture);
  const draw = (file: string, color: string) =>
    writeFileSync(
      join(folder, 'static', file),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 11"><rect width="9" height="9" fill="${color}"/></svg>`,
    );
  draw('plan.svg', 'red');
  draw('plan-ar.svg', 'red');
  const write = async () => {
    await writeBrochures(sourced, folder, join(folder, 'cache'));
    const path = `offplan/${content.offPlan[0]?.slug}/brochure.pdf`;
    return [path, `ar/${path}`].map((file) => readFileSync(join(folder, file)));
  };
  const [english, arabic] = await write();
  draw('plan-ar.svg', 'blue');
  const [englishThen, arabicThen] = await write();
  expect(englishThen?.equals(english as Buffer)).toBe(true);
  expect(arabicThen?.equals(arabic as Buffer)).toBe(false);
}, 60_000);
