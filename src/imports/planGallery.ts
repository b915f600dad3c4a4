import type { Area } from '../domain/content/areas';
import type { Listing } from '../domain/content/listings';
import { mismatchOf } from '../domain/content/mismatchOf';
import type { PictureEntry } from '../domain/content/pictures';
import { siteUrl } from '../generation/siteUrl';
import type { FeedPhoto } from './feedHome';
import type { Findings } from './findings';
import type { ListingJson } from './importContext';
import type { ImportMemory } from './importMemory';

/** A picture that is not here yet, and the file name that it will have. */
export type PendingPicture = { photo: FeedPhoto; file: string };

/** At most so many pictures of a home are taken. */
const mostPictures = 30;

/** What is known of the pictures that are here. */
export type KnownPictures = {
  /** The file names in `content/pictures/`. */
  files: ReadonlySet<string>;
  entries: ReadonlyMap<string, PictureEntry>;
  areas: ReadonlyMap<string, Area>;
  /** Files by the address or name in the feed; null for a picture that was refused. */
  memory: ImportMemory['pictures'];
};

/**
 * Returns the gallery of a home: pictures that were taken in before, pictures of our own site, files that are in
 * `content/pictures/` already, and names for those that are still to be fetched. Pictures refused before are left out, and those of
 * ours that contradict the home by their metadata.
 */
export function planGallery(
  photos: readonly FeedPhoto[],
  home: ListingJson,
  reference: string,
  { files, entries, areas, memory }: KnownPictures,
  findings: Findings,
): { gallery: string[]; pending: PendingPicture[] } {
  const gallery: string[] = [];
  const pending: PendingPicture[] = [];
  let number = 0;
  const nextFile = () => {
    do number += 1;
    while (files.has(`${reference}-${number}.jpg`));
    return `${reference}-${number}.jpg`;
  };
  for (const photo of photos.slice(0, mostPictures)) {
    const known = memory.get(photo.value);
    if (known === null) continue;
    const file = known && files.has(known) ? known : ownFile(photo.value, files);
    if (file && gallery.includes(file)) continue;
    if (pending.some((each) => each.photo.value === photo.value)) continue;
    const entry = file === undefined ? undefined : entries.get(file);
    const reason = entry && contradiction(home, entry, areas);
    if (reason) {
      findings.note('gallery', photo, `${file} ${reason}; left out`);
      continue;
    }
    if (!file) pending.push({ photo, file: nextFile() });
    gallery.push(file ?? (pending.at(-1)?.file as string));
  }
  return { gallery, pending };
}

/** Why a picture that is here cannot show a home; null if it can. */
function contradiction(
  home: ListingJson,
  entry: PictureEntry,
  areas: ReadonlyMap<string, Area>,
): string | null {
  if (entry.kind !== 'photo') return `is of kind "${entry.kind}"`;
  const { floor = null, view = null, fitOut = null, features = [] } = home as Partial<Listing>;
  const mismatch = mismatchOf({ ...(home as Listing), floor, view, fitOut, features }, entry, areas);
  return mismatch && `contradicts the home: its "${mismatch.field}" is "${mismatch.found}"`;
}

/** The file of a picture of ours: named as such, or by the address at which our site shows it. */
function ownFile(value: string, files: ReadonlySet<string>): string | undefined {
  const name = value.startsWith(`${siteUrl}/static/`)
    ? value.replace(/^.*\//, '').replace(/-\d+(?=\.jpg$)/, '')
    : value;
  return [name, value.replace(/^.*\//, '')].find(
    (each) => files.has(each) && (value === each || value.startsWith(siteUrl)),
  );
}
