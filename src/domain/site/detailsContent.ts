import type { InOneLanguage } from '../../i18n/localised';
import type { PropertyCostsView } from '../calculators/calculatorView';
import type {
  DevelopmentCardView,
  ListingCardView,
  OffPlanCardView,
  TeamContactView,
} from '../content/cards';
import type { Development } from '../content/developments';
import type { Feature, Listing } from '../content/listings';
import type { OffPlanProject } from '../content/offPlan';
import type { PageFrame, PlaceView } from './pageContent';
import type { PictureView } from './pictureView';

type OneListing = InOneLanguage<Listing>;

/** One line of key information: its name for code, its label for readers, and a value of one kind. */
export type FactView = {
  name: string;
  label: string;
  note?: string;
} /** `of`: key of its words, where the glossary explains them. */ & (
  | { text: string; ltr?: true; of?: string }
  | { price: { amount: number; currency: string } }
  | { perMetre: { amount: number; currency: string; period: 'month' | null } }
  /** Square metres. */
  | { size: number }
  /** ISO day or month. */
  | { date: string }
);

/** What a home or building has: its features, each with its words. */
export type FeatureLabels = { [name in Feature]?: string };

/** A place worth knowing near a home, as the crow flies. */
export type NearPlaceView = { name: string; kilometres: number };

/** A video of a home; `id` of a file of our own is its address. */
export type VideoView = Omit<NonNullable<OneListing['video']>, 'poster'> & { poster: PictureView };

export type PropertyContent = PageFrame & {
  features: FeatureLabels;
  /** The home as its card shows it, and what the page needs besides. */
  listing: Omit<ListingCardView, 'picture' | 'place'> &
    Pick<OneListing, 'title' | 'area' | 'point' | 'deposit' | 'priceHistory' | 'epc'>;
  facts: FactView[];
  /** What has become of a home that is sold or let, in the reader's words. */
  gone: string | null;
  video: VideoView | null;
  near: NearPlaceView[];
  /** Paragraphs of the description. */
  description: string[];
  gallery: PictureView[];
  /** What the reader should know of the pictures: furniture that does not come with the home, a building to come. */
  galleryNote: string | null;
  floorPlans: PictureView[];
  place: PlaceView[];
  agent: TeamContactView;
  project: OffPlanCardView | null;
  /** What taking it costs besides its price; null once it is gone. */
  costs: PropertyCostsView | null;
  similar: ListingCardView[];
  resultsPath: string;
};

/** A building or villa on a site plan: its label, where it stands in hundredths, and what is to be had in it. */
export type PlanSpotView = {
  text: string;
  x: number;
  y: number;
  /** Page of the one unit that it is; null for buildings of many. */
  path: string | null;
  available: number;
};

export type OffPlanContent = PageFrame & {
  features: FeatureLabels;
  project: Omit<
    InOneLanguage<OffPlanProject>,
    'features' | 'gallery' | 'floorPlans' | 'sitePlan' | 'agent' | 'body' | 'meta'
  >;
  html: string;
  gallery: PictureView[];
  floorPlans: PictureView[];
  sitePlan: PictureView | null;
  sitePlanSpots: PlanSpotView[];
  near: NearPlaceView[];
  /** Address of the brochure in this language; null when there is none. */
  brochure: string | null;
  place: PlaceView[];
  agent: TeamContactView;
  units: Pick<
    OneListing,
    | 'reference'
    | 'slug'
    | 'family'
    | 'purpose'
    | 'unit'
    | 'type'
    | 'bedrooms'
    | 'bathrooms'
    | 'size'
    | 'floor'
    | 'view'
    | 'price'
    | 'status'
  >[];
  others: OffPlanCardView[];
};

export type DevelopmentContent = PageFrame & {
  features: FeatureLabels;
  development: Omit<
    InOneLanguage<Development>,
    'features' | 'gallery' | 'floorPlans' | 'sitePlan' | 'agent' | 'body' | 'meta'
  >;
  html: string;
  gallery: PictureView[];
  floorPlans: { label: string; picture: PictureView }[];
  sitePlan: PictureView | null;
  sitePlanSpots: PlanSpotView[];
  near: NearPlaceView[];
  place: PlaceView[];
  agent: TeamContactView;
  homes: ListingCardView[];
  others: DevelopmentCardView[];
};
