import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import type { PictureEntry } from '../domain/content/pictures';
import { largestAddress, pictureWidths } from '../domain/site/pictureView';
import { filesIn } from './filesIn';
import { type ProcessedPicture, processPictures } from './processPictures';

it('a photo that cannot be made into pictures is named', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'villa-01.jpg'), 'no photo');
  const entry = { file: 'villa-01.jpg', kind: 'photo', width: 1600, height: 1067 } as PictureEntry;
  const made = processPictures([entry], {
    ...{ folder, cacheFolder: join(folder, 'cache'), publicFolder: join(folder, 'public') },
    planIn: (svg) => svg,
  });
  await expect(made).rejects.toThrow(/^content\/pictures\/villa-01.jpg cannot be read as a photo/);
});

it('all photos are made in every width and format, each once, also when the rest is made on all cores', async () => {
  const folder = temporaryFolder();
  const files = ['area-lusail-01.jpg', 'area-lusail-02.jpg', 'bathroom-03.jpg'];
  const entries = files.map((file) => ({ file, kind: 'photo', width: 1600, height: 1067 }) as PictureEntry);
  const publicFolder = join(folder, 'public');
  const [removed, gatsbys] = ['static/0123456789/villa-01-800.jpg', 'static/webpack/x.js'];
  writeFiles(publicFolder, { [removed]: '', [gatsbys]: '' });
  const { pictures, finish } = await processPictures(entries, {
    ...{ folder: 'content/pictures', cacheFolder: join(folder, 'cache'), publicFolder },
    planIn: (svg) => svg,
  });
  await finish();
  const expected = [...pictures.values()].flatMap(({ path }) =>
    Object.entries(pictureWidths).flatMap(([format, widths]) =>
      widths.map((width) => `${path}-${width}.${format}`),
    ),
  );
  expect(expected.length).toBe(3 * Object.values(pictureWidths).flat().length);
  expect(expected.filter((path) => !existsSync(join(publicFolder, path)))).toEqual([]);
  expect([removed, gatsbys].filter((file) => existsSync(join(publicFolder, file)))).toEqual([gatsbys]);
  expect([...filesIn(join(folder, 'cache')).keys()].filter((path) => path.endsWith('.part'))).toEqual([]);
}, 60_000);

it('a drawing in PNG is at the address that pages have, on white', async () => {
  const folder = temporaryFolder();
  const drawing = sharp({ create: { width: 1600, height: 900, channels: 4, background: '#0000' } });
  await drawing.png().toFile(join(folder, 'plan-01.png'));
  const entry = { file: 'plan-01.png', kind: 'floor-plan', width: 1600, height: 900 } as PictureEntry;
  const publicFolder = join(folder, 'public');
  const { pictures, finish } = await processPictures([entry], {
    ...{ folder, cacheFolder: join(folder, 'cache'), publicFolder },
    planIn: (svg) => svg,
  });
  await finish();
  const file = join(publicFolder, largestAddress(pictures.get('plan-01.png') as ProcessedPicture));
  const { dominant } = await sharp(file).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
}, 60_000);
