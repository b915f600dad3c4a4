import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureName } from './pictureName';
import { frameAround, RefusedPicture, takePicture } from './takePicture';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });

describe('a picture', () => {
  it('is turned, cropped, reduced and stripped of its metadata', async () => {
    // Upright, it is 1700 pixels wide; as it is stored, it would be too narrow.
    const turned = await photo(1200, 1700)
      .withExif({ IFD3: { GPSLatitude: '25/1 17/1 0/1' }, IFD0: { Make: 'Phone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const { width, height, format, exif, orientation } = await sharp(await takePicture(turned)).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({
      ...{ width: 1600, height: 1067, format: 'jpeg' },
      ...{ exif: undefined, orientation: undefined },
    });
  });

  it.each(['png', 'webp'] as const)('of the format %s becomes a JPEG', async (format) => {
    const made = await takePicture(await photo(1800, 1200).toFormat(format).toBuffer(), { x: 0, y: 1 });
    expect((await sharp(made).metadata()).format).toBe('jpeg');
  });

  it.each([
    [
      { x: 0.5, y: 0.5 },
      { left: 0, top: 500, width: 3000, height: 2000 },
    ],
    [
      { x: 1, y: 1 },
      { left: 0, top: 1000, width: 3000, height: 2000 },
    ],
  ])('is cropped around its focus %o', (focus, frame) =>
    expect(frameAround(focus, 3000, 3000)).toEqual(frame),
  );

  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['too narrow', () => photo(1500, 1500).png().toBuffer(), /1500 × 1500 pixels.*at least 1600/],
    ['too flat', () => photo(2400, 900).png().toBuffer(), /1350 pixels wide when cropped to 3:2/],
    ['no picture', async () => Buffer.from('hello'), /no picture/],
    // sharp reads HEIF files with AV1 (AVIF), but not those with HEVC, which iPhones write.
    ['a HEIC', () => readFile('tests/fixtures/photo.heic'), /HEIC photo.*export it as JPEG \(Mac: /],
    ['a GIF', () => photo(1800, 1200).gif().toBuffer(), /format "gif"/],
    [
      'cut short',
      async () => (await photo(1800, 1200).jpeg().toBuffer()).subarray(0, 2000),
      /damaged or cut short/,
    ],
  ])('that is %s is refused with the reason', async (_, bytes, reason) => {
    const refused = takePicture(await bytes());
    await expect(refused).rejects.toThrow(RefusedPicture);
    await expect(refused).rejects.toThrow(reason);
  });

  it.each([
    ['Living Room (2).HEIC', 'living-room-2.jpg'],
    ['../../etc/passwd.png', 'passwd.jpg'],
    ['C:\\photos\\Café.jpeg', 'cafe.jpg'],
    ['villa-01.jpg', 'villa-01-2.jpg'],
    ['صورة.jpg', null],
  ])('named %s becomes %s', (name, expected) =>
    expect(pictureName(name, new Set(['villa-01']))).toBe(expected),
  );
});
