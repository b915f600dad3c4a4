import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { takeUploads } from './takeUploads';

let root = '';
const at = (file: string) => join(root, 'content', file);
const photo = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#0f4c5c' } })
    .withExif({ IFD3: { GPSLatitude: '25/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();

beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ['pictures', 'listings']) mkdirSync(at(folder), { recursive: true });
});

const home = (gallery: string[]) =>
  writeFileSync(at('listings/cap-1.json'), JSON.stringify({ reference: 'cap-1', type: 'villa', gallery }));

it('takes in photos of galleries, with a proposed description that is marked as a draft', async () => {
  home(['other.jpg', 'kitchen-new.jpg']);
  writeFileSync(at('pictures/kitchen_new.jpeg'), await photo(2000));
  expect(await takeUploads(root)).toEqual([]);
  expect(existsSync(at('pictures/kitchen_new.jpeg'))).toBe(false);
  const { width, height, exif } = await sharp(at('pictures/kitchen-new.jpg')).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 1067, exif: undefined });
  expect(JSON.parse(readFileSync(at('pictures/kitchen-new.json'), 'utf8'))).toEqual({
    file: 'kitchen-new.jpg',
    kind: 'photo',
    alt: { en: 'Kitchen (villa)', ar: 'المطبخ (فيلا)' },
    width: 1600,
    height: 1067,
    draft: true,
  });
});

it('leaves photos that are described, or that no home names', async () => {
  home(['described.jpg']);
  const original = await photo(2000);
  for (const file of ['described.jpg', 'portrait.jpg']) writeFileSync(at(`pictures/${file}`), original);
  writeFileSync(at('pictures/described.json'), '{}');
  expect(await takeUploads(root)).toEqual([]);
  for (const file of ['described.jpg', 'portrait.jpg'])
    expect(readFileSync(at(`pictures/${file}`)).equals(original)).toBe(true);
});

it('does not replace the photo of another home that has the same name in a gallery', async () => {
  home(['villa-01.jpg']);
  writeFileSync(at('pictures/villa-01.jpg'), 'the other photo');
  writeFileSync(at('pictures/villa-01.json'), '{}');
  writeFileSync(at('pictures/Villa_01.jpg'), await photo(2000));
  expect(await takeUploads(root)).toEqual([
    expect.objectContaining({
      file: 'content/pictures/Villa_01.jpg',
      found: expect.stringContaining('villa-01.jpg'),
    }),
  ]);
  expect(readFileSync(at('pictures/villa-01.jpg'), 'utf8')).toBe('the other photo');
  expect(existsSync(at('pictures/Villa_01.jpg'))).toBe(true);
});

it('leaves photos that cannot be used, and says why', async () => {
  home(['small.jpg', 'shot.png']);
  const small = await photo(800);
  writeFileSync(at('pictures/small.jpg'), small);
  writeFileSync(at('pictures/shot.png'), 'PNG');
  expect(await takeUploads(root)).toEqual([
    expect.objectContaining({ file: 'content/pictures/shot.png', found: 'a file that ends in .png' }),
    expect.objectContaining({
      file: 'content/pictures/small.jpg',
      found: expect.stringContaining('800 × 800 pixels'),
    }),
  ]);
  expect(readFileSync(at('pictures/small.jpg')).equals(small)).toBe(true);
});
