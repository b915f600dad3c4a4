import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { copyVideos, videoAddress } from './videoFiles';

it('copies the videos of homes, and removes those that no home has any more', () => {
  const folder = temporaryFolder();
  const own = basename(dirname(videoAddress('cap-1001.mp4')));
  for (const name of ['0123456789abcdef', '0123456789', 'webpack'])
    writeFiles(folder, { [`static/${name}/cap-1.mp4`]: '' });
  const video = { provider: 'file', id: 'cap-1001.mp4', poster: '', about: { en: '', ar: '' } } as const;
  copyVideos([{ video }, { video: null }], folder);
  expect(readdirSync(join(folder, 'static')).sort()).toEqual([own, '0123456789', 'webpack'].sort());
  expect(readdirSync(join(folder, 'static', own))).toEqual(['cap-1001.mp4']);
});
