import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PictureEntry } from '../domain/content/pictures';
import { processPictures } from './processPictures';

it('a photo that cannot be made into pictures is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    writeFileSync(join(folder, 'villa-01.jpg'), 'no photo');
    const entry = { file: 'villa-01.jpg', kind: 'photo', width: 1600, height: 1067 } as PictureEntry;
    const made = processPictures([entry], {
      ...{ folder, cacheFolder: join(folder, 'cache'), publicFolder: join(folder, 'public') },
      planIn: (svg) => svg,
    });
    await expect(made).rejects.toThrow(/^content\/pictures\/villa-01.jpg cannot be read as a photo/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
