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
import type { Prices } from '../content/pricesOf';
import type { ResidencyRates } from '../content/rates';
import type { PageFrame } from './pageFrame';
import type { PictureView } from './pictureView';

type OneListing = InOneLanguage<Listing>;

/** A row of key information: its name in code, its label, and a value. */
export type FactView = {
  name: string;
  label: string;
  note?: string;
} /** `of`: the translation key of the text if the glossary explains it. */ & (
  | { text: string; ltr?: true; of?: string }
  | { price: { amount: number; currency: string } }
  | { perMetre: { amount: number; currency: string; period: 'month' | null } }
  /** Square metres. */
  | { size: number }
  /** ISO date or month. */
  | { date: string }
);

/** The labels of a home's or building's features. */
export type FeatureLabels = { [name in Feature]?: string };

/** What details pages show about the area of a home. */
export type PlaceView = {
  slug: string;
  name: string;
  /** The name of the area that contains it. */
  within: string | null;
  /** The path of its guide, or of the nearest containing area with a guide. */
  guidePath: string | null;
  freehold: boolean | null;
  usufruct: boolean | null;
  country: string;
};

/** A point of interest near a home, with its great-circle distance. */
export type NearPlaceView = { name: string; kilometres: number };

/** A video of a home. With the provider `file`, `id` is its URL. */
export type VideoView = Omit<NonNullable<OneListing['video']>, 'poster'> & { poster: PictureView };

export type PropertyContent = PageFrame & {
  features: FeatureLabels;
  /** The data of the listing's card, and what the page needs in addition. */
  listing: Omit<ListingCardView, 'picture' | 'place'> & Pick<OneListing, 'title' | 'point' | 'epc'>;
  facts: FactView[];
  /** The notice for a home that is off the market; null while it is available. */
  offMarket: string | null;
  video: VideoView | null;
  near: NearPlaceView[];
  /** Paragraphs of the description. */
  description: string[];
  gallery: PictureView[];
  /** A note on the pictures, for example that the furniture is not included or the building is not finished. */
  galleryNote: string | null;
  floorPlans: PictureView[];
  place: PlaceView[];
  /** Prices from which an owner may apply for residence; null where the home is not for sale in Qatar. */
  residency: Pick<ResidencyRates, 'residence' | 'permanent'> | null;
  agent: TeamContactView;
  project: OffPlanCardView | null;
  /** The address at which the permit of the advertisement can be checked. */
  permitUrl: string | null;
  /** The prices that it has had; null if the price has never changed. */
  prices: Prices | null;
  /** The costs besides the price; null if the home is off the market. */
  costs: PropertyCostsView | null;
  similar: ListingCardView[];
  resultsPath: string;
};

/** A building or villa on a site plan: its label, its position in percent, and the number of available units. */
export type PlanSpotView = {
  text: string;
  x: number;
  y: number;
  /** The path of its listing if it is a single unit; null for a building with several units. */
  path: string | null;
  available: number;
};

/** What the pages of off-plan projects and of developments have in common. */
type BuildingContent = PageFrame & {
  features: FeatureLabels;
  html: string;
  gallery: PictureView[];
  sitePlan: PictureView | null;
  sitePlanSpots: PlanSpotView[];
  near: NearPlaceView[];
  place: PlaceView[];
  agent: TeamContactView;
};

/** A project or development without the fields that its page has in another form. */
type BuildingFields<Building> = Omit<
  InOneLanguage<Building>,
  'features' | 'gallery' | 'floorPlans' | 'sitePlan' | 'agent' | 'body' | 'meta'
>;

export type OffPlanContent = BuildingContent & {
  project: BuildingFields<OffPlanProject>;
  floorPlans: PictureView[];
  /** The URL of the brochure in this language, or null. */
  brochure: string | null;
  units: Pick<
    OneListing,
    | 'reference'
    | 'slug'
    | 'family'
    | 'purpose'
    | 'unit'
    | 'type'
    | 'bedrooms'
    | 'size'
    | 'floor'
    | 'price'
    | 'status'
  >[];
  others: OffPlanCardView[];
};

export type DevelopmentContent = BuildingContent & {
  development: BuildingFields<Development>;
  floorPlans: { label: string; picture: PictureView }[];
  homes: ListingCardView[];
  others: DevelopmentCardView[];
};
