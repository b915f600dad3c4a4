import type { Listing } from '../../domain/content/listings';
import { largestAddress } from '../../domain/site/pictureView';
import { videoAddress } from '../videoFiles';
import type { PageViews } from '../views/pageViews';

/** A home that a feed does not contain, with the reason in English, for the build's report. */
export type LeftOut = { reference: string; reason: string };

/** Divides homes into those that a feed can contain and those that it leaves out. */
export function siftHomes(
  listings: readonly Listing[],
  faultOf: (listing: Listing) => string | null,
): { kept: Listing[]; leftOut: LeftOut[] } {
  const kept: Listing[] = [];
  const leftOut: LeftOut[] = [];
  for (const listing of listings) {
    const reason = faultOf(listing);
    if (reason === null) kept.push(listing);
    else leftOut.push({ reference: listing.reference, reason });
  }
  return { kept, leftOut };
}

/**
 * Returns the ISO date of the last change of a home: when it was listed or last verified. Feeds use it instead of the
 * time of the build, so that two builds of the same content write the same files.
 */
export function changedOn({ listed, verified }: Pick<Listing, 'listed' | 'verified'>): string {
  return verified > listed ? verified : listed;
}

/** Returns the start of a day in Qatar as an RFC 3339 date and time. */
export function dayInQatar(date: string): string {
  return `${date}T00:00:00+03:00`;
}

/** Returns the absolute URLs of the largest JPEGs of a home's photos. Drawings are left out. */
export function photoUrls(
  { site, code, siteUrl }: PageViews,
  { gallery }: Pick<Listing, 'gallery'>,
): string[] {
  return gallery
    .map((file) => site.picture(file, code))
    .filter(({ kind }) => kind === 'photo')
    .map((picture) => siteUrl + largestAddress(picture));
}

/** Returns the URL at which a home's video can be watched: the file, or the page of its host. */
export function videoUrl(siteUrl: string, { provider, id }: NonNullable<Listing['video']>): string {
  if (provider === 'file') return siteUrl + videoAddress(id);
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
