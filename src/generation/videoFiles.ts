import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../domain/content/listings';

/** Folder of self-hosted videos. */
const videoFolder = 'content/videos';

/** URL of a self-hosted video. The name contains a hash of the file, so that it can be cached forever. */
export function videoAddress(file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(videoFolder, file)))
    .digest('hex');
  return `/static/${hash.slice(0, 16)}/${file}`;
}

/** Copies the self-hosted videos of listings to the public folder. */
export function copyVideos(listings: readonly Pick<Listing, 'video'>[], publicFolder: string): void {
  for (const { video } of listings) {
    if (video?.provider !== 'file') continue;
    const target = join(publicFolder, videoAddress(video.id));
    if (!existsSync(target)) cpSync(join(videoFolder, video.id), target);
  }
}
