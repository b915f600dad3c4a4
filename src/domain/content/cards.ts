import type { PictureView } from '../site/pictureView';
import type { Area } from './areas';
import type { Article } from './articles';
import type { Career } from './careers';
import type { ListingSummary } from './listingSummary';
import type { Office } from './offices';
import type { OffPlanProject } from './offPlan';
import type { Review } from './reviews';
import type { TeamMember } from './team';

/** The small form of each thing, in one language, with its pictures and paths resolved: what cards are drawn from. */

export type ListingCardView = Pick<
  ListingSummary,
  | 'reference'
  | 'slug'
  | 'family'
  | 'purpose'
  | 'type'
  | 'status'
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'price'
  | 'furnished'
  | 'completion'
  | 'building'
  | 'place'
> & { picture: PictureView };

export type TeamMemberCardView = Pick<TeamMember, 'slug' | 'languages'> & {
  name: string;
  role: string;
  avatar: PictureView;
};

/** Somebody with the ways to reach them. `whatsapp` is the agency's number where they have none of their own. */
export type TeamContactView = TeamMemberCardView & Pick<TeamMember, 'phone' | 'email'> & { whatsapp: string };

export type AreaCardView = Pick<Area, 'slug'> & {
  name: string;
  lead: string;
  picture: PictureView;
  /** Homes to be had there now, for rent and for sale. */
  homes: number;
};

export type ArticleCardView = Pick<Article, 'slug' | 'date'> & {
  title: string;
  lead: string;
  picture: PictureView;
  /** Whole minutes, at least one. */
  readingMinutes: number;
};

export type OfficeCardView = Pick<Office, 'slug' | 'phone' | 'whatsapp' | 'email' | 'hours' | 'point'> & {
  name: string;
  address: string;
  place: string[];
  picture: PictureView;
};

export type OffPlanCardView = Pick<OffPlanProject, 'slug' | 'status' | 'completion'> & {
  name: string;
  place: string[];
  picture: PictureView;
  /** The lowest price of the units to be had, in QAR. */
  fromPrice: number | null;
};

export type DevelopmentCardView = {
  slug: string;
  name: string;
  lead: string;
  place: string[];
  picture: PictureView;
};

export type CareerCardView = Pick<Career, 'slug' | 'department' | 'employmentType' | 'posted' | 'closes'> & {
  title: string;
  lead: string;
  office: string;
};

export type ReviewCardView = Pick<Review, 'slug' | 'date' | 'rating'> & {
  /** What it was about, in words. */
  subject: string;
  author: string;
  text: string;
  place: string | null;
  agent: { name: string; slug: string } | null;
};

export type PopularSearchView = { label: string; path: string; group: string };

export type FaqView = { slug: string; group: string; question: string /** HTML. */; answer: string };

export type GlossaryTermView = { slug: string; term: string; meaning: string };
