import type { InOneLanguage } from '../../i18n/localised';
import type { CalculatorView } from '../calculators/calculatorView';
import type { Article } from '../content/articles';
import type { Block } from '../content/blocks';
import type {
  AreaCardView,
  ArticleCardView,
  CareerCardView,
  DevelopmentCardView,
  FaqView,
  GlossaryTermView,
  ListingCardView,
  OfficeCardView,
  OffPlanCardView,
  PopularSearchView,
  ReviewCardView,
  TeamContactView,
  TeamMemberCardView,
} from '../content/cards';
import type { Career } from '../content/careers';
import type { Family, PropertyType, Purpose } from '../content/listings';
import type { Office } from '../content/offices';
import type { Site } from '../content/site';
import type { TeamMember } from '../content/team';
import type { ViewingTimesView } from '../forms/slots';
import type { Surroundings } from '../search/surroundings';
import type { PlaceView, VideoView } from './detailsContent';
import type { NoticeWords } from './noticeWords';
import type { PageFrame } from './pageFrame';
import type { PictureView } from './pictureView';

/** The data of header and footer in one language, loaded once per session. */
export type SiteFrameView = Omit<InOneLanguage<Site>, 'redirects'> & {
  words: NoticeWords;
  /** The `common` dictionary, which every page needs. */
  common: Record<string, string>;
};

/** A link in one language. The path has no language prefix. */
export type LinkView = { label: string; path: string };

type BlockOf<Type extends Block['type']> = InOneLanguage<Extract<Block, { type: Type }>>;
/** The heading of blocks that show entries of a collection. */
type Headed<Type extends Block['type']> = { type: Type; title: string; lead: string | null };
type WithPicture<T> = Omit<T, 'picture'> & { picture: PictureView | null };

/** Blocks that show more than what was written in them, with their references resolved. */
type ResolvedBlock =
  | { type: 'body'; html: string }
  | (Omit<BlockOf<'cards'>, 'cards'> & { cards: WithPicture<BlockOf<'cards'>['cards'][number]>[] })
  | (Omit<BlockOf<'picturedText'>, 'picture'> & { picture: PictureView })
  | (Headed<'listings'> & { cards: ListingCardView[]; path: string; total: number })
  | (Headed<'areas'> & { cards: AreaCardView[] })
  | (Headed<'articles'> & { cards: ArticleCardView[] })
  | (Headed<'team'> & { cards: TeamMemberCardView[] })
  | (Headed<'reviews'> & { cards: ReviewCardView[]; average: number; total: number })
  | (Headed<'faqs'> & { questions: FaqView[]; grouped: boolean })
  | (Headed<'offices'> & { cards: OfficeCardView[] })
  | (Headed<'offPlan'> & { cards: OffPlanCardView[] })
  | (Headed<'developments'> & { cards: DevelopmentCardView[] })
  | (Headed<'careers'> & { cards: CareerCardView[] })
  | (Headed<'popularSearches'> & { searches: PopularSearchView[] })
  | (Headed<'figures'> & { figures: { label: string; value: number }[] })
  | (BlockOf<'form'> & { times: ViewingTimesView | null } & FormReach)
  | (BlockOf<'calculator'> & CalculatorView)
  | { type: 'glossary'; terms: GlossaryTermView[] }
  | { type: 'sitemap'; sections: SitemapSectionView[] };

/** Whom a form reaches, and when. */
export type FormReach = {
  /** The department that answers; null if it depends on the answers. */
  team: string | null;
  /** The office hours in words; null if `times` has them. */
  hours: string | null;
};

/** A block of a page in one language. A block that is not among the resolved ones is shown as it was written. */
export type BlockView = ResolvedBlock | InOneLanguage<Exclude<Block, { type: ResolvedBlock['type'] }>>;

/** Links of the sitemap under a section heading; null if they are directly under the page's heading. */
export type SitemapSectionView = { section: string | null; links: LinkView[] };

/** A page of the collection `pages`. */
export type PageContent = PageFrame & {
  title: string;
  lead: string | null;
  kicker: string | null;
  picture: PictureView | null;
  links: LinkView[];
  updated: string | null;
  blocks: BlockView[];
};

/** The median price of current listings in an area. `sample` is the number of listings. */
export type StockFigure = {
  purpose: Purpose;
  type: PropertyType;
  bedrooms: number | null;
  median: number;
  sample: number;
};

export type AreaGuideContent = PageFrame & {
  area: {
    name: string;
    lead: string;
    highlights: string[];
    updated: string;
  };
  html: string;
  picture: PictureView;
  gallery: PictureView[];
  place: PlaceView[];
  questions: { question: string; answer: string }[];
  nearby: { name: string; kind: string; kilometres: number }[];
  sources: { label: string; url: string }[];
  figures: StockFigure[];
  rent: { cards: ListingCardView[]; total: number; path: string };
  sale: { cards: ListingCardView[]; total: number; path: string };
  others: AreaCardView[];
  agents: TeamMemberCardView[];
};

export type ArticleContent = PageFrame & {
  article: ArticleCardView &
    Pick<Article, 'topics' | 'updated'> & { author: string; sources: { label: string; url: string }[] };
  html: string;
  author: TeamContactView;
  areas: AreaCardView[];
  others: ArticleCardView[];
};

export type TeamMemberContent = PageFrame & {
  member: TeamContactView & Pick<TeamMember, 'department' | 'joined'>;
  biography: string[];
  office: Pick<OfficeCardView, 'slug' | 'name'>;
  areas: { slug: string; name: string; guidePath: string | null }[];
  homes: ListingCardView[];
  reviews: ReviewCardView[];
  articles: ArticleCardView[];
};

export type CareerContent = PageFrame & {
  career: Omit<InOneLanguage<Career>, 'about' | 'office' | 'meta'>;
  html: string;
  office: OfficeCardView;
  others: CareerCardView[];
};

export type OfficeContent = PageFrame & {
  office: Omit<InOneLanguage<Office>, 'body' | 'manager' | 'picture' | 'meta'>;
  html: string;
  picture: PictureView;
  place: PlaceView[];
  manager: TeamContactView;
  team: TeamMemberCardView[];
  others: OfficeCardView[];
};

/** A search page: with prerendered first results, or without results for the wildcard routes. */
export type SearchContent = PageFrame & {
  results: {
    family: Family;
    purpose: Purpose;
    area: string;
    areaName: string;
    type: PropertyType | null;
    title: string;
    total: number;
    cards: ListingCardView[];
    surroundings: Surroundings;
  } | null;
  popular: PopularSearchView[];
};

/** The style guide: sample data for each component. */
export type StyleGuideContent = PageFrame & {
  listings: ListingCardView[];
  team: TeamMemberCardView[];
  areas: AreaCardView[];
  articles: ArticleCardView[];
  offices: OfficeCardView[];
  offPlan: OffPlanCardView[];
  developments: DevelopmentCardView[];
  careers: CareerCardView[];
  reviews: ReviewCardView[];
  /** A video of each kind. */
  videos: VideoView[];
};

/** Pages that show all entries of a collection besides their own blocks. */
export type TeamLandingContent = PageContent & {
  members: (TeamMemberCardView & Pick<TeamMember, 'department'>)[];
};
export type NewsLandingContent = PageContent & { articles: ArticleCardView[] };
export type CareerLandingContent = PageContent & { careers: CareerCardView[] };
export type ReviewsContent = PageContent & { reviews: ReviewCardView[]; average: number };
export type ContactContent = PageContent & { offices: OfficeCardView[] };
export type OffPlanListingContent = PageContent & {
  projects: OffPlanCardView[];
  developments: DevelopmentCardView[];
};
