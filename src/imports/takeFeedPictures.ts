import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { formatEntry } from '../generation/formatEntry';
import { refuse } from './checkPlan';
import { fetchLimited, type Open, RefusedFetch } from './fetchLimited';
import type { ImportMemory } from './importMemory';
import { pictureEntryOf } from './pictureEntryOf';
import type { PlannedHome } from './planChanges';
import type { PendingPicture } from './planGallery';
import { RefusedPicture, takePicture } from './takePicture';

/** The limits of one picture that is fetched. */
const pictureLimits = { bytes: 25_000_000, milliseconds: 60_000 };
/** Pictures are taken in for so many milliseconds of a run; the next one goes on. */
export const timeForPictures = 30 * 60_000;
/** So many pictures of a home are fetched at the same time. */
const atOnce = 4;

export type PictureSource = {
  /** The content folder. */
  folder: string;
  /** The hosts from which pictures may be fetched. */
  hosts: readonly string[];
  /** A folder with the pictures by file name, instead of fetching them; null for none. */
  from: string | null;
  /** How many pictures may still be taken in this run. */
  left: { pictures: number };
  /** The time, as of `Date.now()`, from which no more pictures are taken in this run. */
  until: number;
  /** The limits of one picture; by default, `pictureLimits`. */
  limits?: typeof pictureLimits;
  /** See `fetchLimited`. */
  open?: Open;
};

/**
 * Takes in the pictures of a home that are not here yet. Those that cannot be used are left out of its gallery, with the
 * reason in its findings; if nothing else of the home differs then, it is unchanged. A home without any is refused.
 */
export async function takeFeedPictures(
  home: PlannedHome,
  source: PictureSource,
  memory: ImportMemory['pictures'],
): Promise<void> {
  const { pending, merged, findings, mergeWith } = home;
  if (!merged || !mergeWith || pending.length === 0) return;
  const planned = merged.data.gallery as string[];
  /** The file of each pending picture after all; null if it cannot be used. */
  const taken = new Map<string, string | null>();
  const take = async ({ photo, file }: PendingPicture): Promise<Error | null> => {
    const known = memory.get(photo.value);
    // Another home of this run may have the same picture.
    if (known !== undefined) {
      taken.set(file, known);
      return null;
    }
    try {
      if (source.left.pictures <= 0)
        throw new RefusedFetch('as many pictures as one run takes; the next goes on', false);
      if (Date.now() > source.until)
        throw new RefusedFetch('the time for pictures of one run is over; the next goes on', false);
      source.left.pictures -= 1;
      const jpeg = await takePicture(await bytesOf(photo.value, source));
      const entry = pictureEntryOf(file, photo, merged.data, planned.indexOf(file));
      const path = join(source.folder, 'pictures', file);
      writeFileSync(path, jpeg);
      writeFileSync(path.replace(/\.jpg$/, '.json'), formatEntry('pictures', entry));
      memory.set(photo.value, file);
      return null;
    } catch (error) {
      const isKnown = error instanceof RefusedPicture || error instanceof RefusedFetch;
      if (!isKnown) throw error;
      taken.set(file, null);
      if (!(error instanceof RefusedFetch) || error.isFinal) memory.set(photo.value, null);
      return error;
    }
  };
  for (let at = 0; at < pending.length; at += atOnce) {
    const some = pending.slice(at, at + atOnce);
    for (const [index, error] of (await Promise.all(some.map(take))).entries())
      if (error) findings.note('gallery', some[index]?.photo, `${error.message}; left out`);
  }
  if (taken.size === 0) return;
  const files = planned.map((file) => (taken.has(file) ? taken.get(file) : file));
  const gallery = [...new Set(files.filter((file) => file != null))];
  if (gallery.length === 0) {
    findings.refuse('gallery', undefined, 'none of its pictures could be used');
    refuse(home);
    return;
  }
  home.merged = mergeWith(gallery);
  if (home.outcome === 'changed' && home.merged.changes.length === 0) home.outcome = 'unchanged';
}

/** The bytes of a picture: fetched, or from the folder, by the last part of its address only. */
async function bytesOf(
  address: string,
  { from, hosts, open, limits = pictureLimits }: PictureSource,
): Promise<Uint8Array> {
  if (from === null) {
    const parts: Buffer[] = [];
    for await (const part of await fetchLimited(address, { ...limits, hosts }, open)) parts.push(part);
    return Buffer.concat(parts);
  }
  const name = nameOf(address);
  const folder = realpathSync(from);
  try {
    const path = realpathSync(join(folder, name));
    if (!path.startsWith(folder + sep))
      throw new RefusedPicture(`${name} leads out of the folder of pictures`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof RefusedPicture) throw error;
    throw new RefusedFetch(`${name} is not in the folder of pictures`, false);
  }
}

/** The last part of an address, decoded. */
function nameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const name = path.split(/[/\\]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    throw new RefusedFetch(`${name} has a "%" that encodes no character`);
  }
}
