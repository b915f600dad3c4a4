import type { Listing } from '../../domain/content/listings';
import type { VideoView } from '../../domain/site/detailsContent';
import { videoAddress } from '../videoFiles';
import type { PageViews } from './pageViews';

/** A video in one language, with its URL if it is self-hosted. */
export function videoView({ site, code }: PageViews, video: NonNullable<Listing['video']>): VideoView {
  const { provider, id, poster, about } = video;
  return {
    provider,
    id: provider === 'file' ? videoAddress(id) : id,
    poster: site.picture(poster, code),
    about: about[code],
  };
}
