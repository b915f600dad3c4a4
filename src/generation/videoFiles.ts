import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Copies the self-hosted videos of listings to the public folder, and removes those that only earlier builds had. */
export function copyVideos(listings: readonly Pick<Listing, 'video'>[], publicFolder: string): void {
  const kept = new Set<string>();
  for (const { video } of listings) {
    if (video?.provider !== 'file') continue;
    const address = videoAddress(video.id);
    const target = join(publicFolder, address);
    if (!existsSync(target)) cpSync(join(videoFolder, video.id), target);
    kept.add(basename(dirname(address)));
  }
  const folder = join(publicFolder, 'static');
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/^[\da-f]{16}$/.test(name) && !kept.has(name)) rmSync(join(folder, name), { recursive: true });
}
