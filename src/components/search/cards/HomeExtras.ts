import type { Listing } from '../../../domain/content/listings';
import type { CardAgent } from '../../../domain/search/cardDetails';
import type { PictureView } from '../../../domain/site/pictureView';

/** The data of a home that only cards of results show, in one language. */
export type HomeExtras = {
  agent: (Omit<CardAgent, 'name'> & { name: string }) | null;
  /** The address of the home's page, for messages. */
  url: string;
  /** ISO dates. */
  listed: string;
  verified: string;
  tenure: Listing['tenure'];
  /** True if non-Qataris may buy it, in a place where that is not true of every home. */
  isForForeignOwners: boolean;
  /** The price before a reduction; null if the price was not reduced. */
  before: number | null;
  permit: string | null;
  /** The pictures after the one that the card begins with. */
  pictures: PictureView[];
};
