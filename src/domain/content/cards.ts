import type { PictureView } from '../site/pictureView';
import type { Area } from './areas';
import type { Article } from './articles';
import type { Career } from './careers';
import type { ListingSummary } from './listingSummary';
import type { Office } from './offices';
import type { OffPlanProject } from './offPlan';
import type { Review } from './reviews';
import type { TeamMember } from './team';

/** The data of cards, in one language, with pictures and paths resolved. */

export type ListingCardView = Omit<ListingSummary, 'picture' | 'point'> & {
  picture: PictureView;
  /** The permit number of the advertisement; left out if there is none. */
  permit?: string;
  /** The estimated travel time to the visitor's own place. `name` is null for a point on the map. */
  travel?: { minutes: number; mode: 'walk' | 'car'; name: string | null } | undefined;
};

export type TeamMemberCardView = Pick<TeamMember, 'slug' | 'languages'> & {
  name: string;
  role: string;
  avatar: PictureView;
};

/** A team member's card with contact details. `whatsapp` is the agency's number if the member has none. */
export type TeamContactView = TeamMemberCardView & Pick<TeamMember, 'phone' | 'email'> & { whatsapp: string };

export type AreaCardView = Pick<Area, 'slug'> & {
  name: string;
  lead: string;
  picture: PictureView;
  /** The number of available homes, for rent and for sale. */
  homes: number;
};

export type ArticleCardView = Pick<Article, 'slug' | 'date'> & {
  title: string;
  lead: string;
  picture: PictureView;
  /** Minutes, at least 1. */
  readingMinutes: number;
};

export type OfficeCardView = Pick<Office, 'slug' | 'phone' | 'hours'> & {
  name: string;
  address: string;
  place: string[];
  picture: PictureView;
};

export type OffPlanCardView = Pick<OffPlanProject, 'slug' | 'status' | 'completion'> & {
  name: string;
  place: string[];
  picture: PictureView;
  /** The lowest price of the available units in QAR, or null if there is none. */
  fromPrice: number | null;
};

export type DevelopmentCardView = {
  slug: string;
  name: string;
  lead: string;
  place: string[];
  picture: PictureView;
};

export type CareerCardView = Pick<Career, 'slug' | 'employmentType' | 'closes'> & {
  title: string;
  lead: string;
  office: string;
};

export type ReviewCardView = Pick<Review, 'slug' | 'date' | 'rating'> & {
  /** The label of the reviewed service. */
  subject: string;
  author: string;
  text: string;
  place: string | null;
  agent: { name: string; slug: string } | null;
};

export type PopularSearchView = { label: string; path: string };

export type FaqView = { slug: string; group: string; question: string /** HTML. */; answer: string };

export type GlossaryTermView = { slug: string; term: string; meaning: string };
