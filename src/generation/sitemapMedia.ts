import type { Listing } from '../domain/content/listings';
import { areaGuidePath, articlePath, developmentPath, listingPath, offPlanPath } from '../domain/site/paths';
import { largestAddress } from '../domain/site/pictureView';
import { element } from './escapeXml';
import { videoAddress } from './videoFiles';
import type { PageViews } from './views/pageViews';

/** The pictures of a page for the sitemap, and its home if that has a video of our own. */
type PageMedia = { path: string; files: readonly string[]; home?: Listing };

/** Returns the elements of images and videos of the sitemap, by the path of their page without language prefix. */
export function sitemapMedia(views: PageViews): Map<string, string> {
  const { listings, offPlan, developments, areas, articles } = views.site.content;
  const pages: PageMedia[] = [
    ...listings.map((home) => ({ path: listingPath(home), files: home.gallery, home })),
    ...offPlan.map(({ slug, gallery }) => ({ path: offPlanPath(slug), files: gallery })),
    ...developments.map(({ slug, gallery }) => ({ path: developmentPath(slug), files: gallery })),
    ...areas.flatMap(({ slug, guide }) =>
      guide ? [{ path: areaGuidePath(slug), files: [guide.picture, ...guide.gallery] }] : [],
    ),
    ...articles.map(({ slug, picture }) => ({ path: articlePath(slug), files: [picture] })),
  ];
  return new Map(
    pages.map(({ path, files, home }) => [
      path,
      imageElements(views, files) + (home ? videoElement(views, home) : ''),
    ]),
  );
}

/** Photos only: search engines do not index the drawings of plans. */
function imageElements({ site, code, siteUrl }: PageViews, files: readonly string[]): string {
  return [...new Set(files)]
    .map((file) => site.picture(file, code))
    .filter(({ kind }) => kind === 'photo')
    .map((picture) => `<image:image>${element('image:loc', siteUrl + largestAddress(picture))}</image:image>`)
    .join('');
}

/** A video of another host is listed by that host. */
function videoElement({ site, code, siteUrl }: PageViews, { video, title, listed }: Listing): string {
  if (video?.provider !== 'file') return '';
  return [
    '<video:video>',
    element('video:thumbnail_loc', siteUrl + largestAddress(site.picture(video.poster, code))),
    element('video:title', title[code]),
    element('video:description', video.about[code]),
    element('video:content_loc', siteUrl + videoAddress(video.id)),
    element('video:publication_date', listed),
    '</video:video>',
  ].join('');
}
