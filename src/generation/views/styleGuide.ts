import type { StyleGuideContent } from '../../domain/site/pageContent';
import { newestFirst } from '../siteContent';
import type { PageViews } from './pageViews';
import { videoView } from './videoView';

/** The view of the style guide: one real item of each kind, to show every component in every state. */
export function styleGuideView(views: PageViews): StyleGuideContent {
  const { site, cards, words } = views;
  const { content } = site;
  const newest = [...content.listings].sort(newestFirst);
  const listings = newest.filter(
    (listing, index) =>
      newest.findIndex(
        ({ family, status, type }) =>
          family === listing.family && status === listing.status && type === listing.type,
      ) === index,
  );
  return {
    ...views.frame({
      path: '/test/',
      title: words('styleGuide.title'),
      description: words('styleGuide.lead'),
      label: words('styleGuide.title'),
      noindex: true,
    }),
    listings: cards.listings(listings.slice(0, 9)),
    team: content.team.slice(0, 2).map((member) => cards.teamMember(member)),
    areas: content.areas
      .filter(({ guide }) => guide)
      .slice(0, 2)
      .map((area) => cards.area(area)),
    articles: content.articles.slice(0, 2).map((article) => cards.article(article)),
    offices: content.offices.map((office) => cards.office(office)),
    offPlan: content.offPlan.slice(0, 2).map((project) => cards.offPlan(project)),
    developments: content.developments.slice(0, 2).map((development) => cards.development(development)),
    careers: content.careers.slice(0, 2).map((career) => cards.career(career)),
    videos: videosOf(views),
    reviews: content.reviews.slice(0, 2).map((review) => cards.review(review)),
  };
}

/** Public test videos of the providers. */
const elsewhere = [
  { provider: 'youtube', id: 'M7lc1UVf-VE' },
  { provider: 'vimeo', id: '76979871' },
] as const;

/** A self-hosted video, and embedded videos with the same poster. */
function videosOf(views: PageViews): StyleGuideContent['videos'] {
  const own = views.site.content.listings.find(({ video }) => video?.provider === 'file')?.video;
  return own
    ? [own, ...elsewhere.map((other) => ({ ...own, ...other }))].map((video) => videoView(views, video))
    : [];
}
