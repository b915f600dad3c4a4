import type { Page } from '../../domain/content/pages';
import { byOrder } from './blocks';
import type { PageViews } from './pageViews';

/** The items that a landing page shows besides its blocks; empty for other templates. */
export function landingItems({ site, cards }: PageViews, template: Page['template']): object {
  const { content } = site;
  switch (template) {
    case 'TeamLanding':
      return {
        members: [...content.team]
          .sort(byOrder)
          .map((member) => ({ ...cards.teamMember(member), department: member.department })),
      };
    case 'NewsLanding':
      return { articles: content.articles.map((article) => cards.article(article)) };
    case 'CareerLanding':
      return { careers: content.careers.map((career) => cards.career(career)) };
    case 'Reviews': {
      const reviews = [...content.reviews].sort((a, b) => b.date.localeCompare(a.date));
      const sum = reviews.reduce((total, { rating }) => total + rating, 0);
      return {
        reviews: reviews.map((review) => cards.review(review)),
        average: sum / Math.max(1, reviews.length),
      };
    }
    case 'Contact':
      return { offices: [...content.offices].sort(byOrder).map((office) => cards.office(office)) };
    case 'OffPlanListing':
      return {
        projects: content.offPlan.map((project) => cards.offPlan(project)),
        developments: content.developments.map((development) => cards.development(development)),
      };
    default:
      return {};
  }
}
