import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Listing } from '../domain/content/listings';

/** Where videos of our own lie. */
export const videoFolder = 'content/videos';

/** Where the site has a video of `content/videos/`: under a name that changes with it, so that it may be kept for good. */
export function videoAddress(file: string, folder = videoFolder): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  return `/static/${hash.slice(0, 16)}/${file}`;
}

/** Copies the videos that homes have to the site. */
export function copyVideos(listings: readonly Pick<Listing, 'video'>[], publicFolder: string): void {
  for (const { video } of listings) {
    if (video?.provider !== 'file') continue;
    const target = join(publicFolder, videoAddress(video.id));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(videoFolder, video.id), target);
  }
}
