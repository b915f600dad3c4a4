import { z } from 'zod';
import { list, localised, optional, pastDate, picture, point, reference, slug, words } from './fields';
import {
  families,
  features,
  fitOuts,
  furnishings,
  propertyTypes,
  purposes,
  statuses,
  tenures,
  views,
} from './listingTerms';

export const listing = z.strictObject({
  /** Number on the contract: `cap-1234` for Qatar, `jsn123` for the UK. No two listings share one. */
  reference: z
    .string()
    .regex(
      /^(cap-|jsn)[1-9]\d{0,8}$/,
      '"cap-" and a number of up to 9 figures, or "jsn" and a number for the UK',
    ),
  /** Name in the address: `2-bedroom-apartment-for-rent-in-marina-towers-marina-district-lusail`. */
  slug,
  /** Where it is offered: residential, commercial, off-plan (belongs to a project) or new-homes (UK). */
  family: z.enum(families),
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  /** A home that has gone keeps its page, as sold or let-agreed. */
  status: z.enum(statuses),
  /** 0 is a studio; leave it out where bedrooms make no sense (land, offices, shops). */
  bedrooms: optional(z.int().min(0).max(60)),
  bathrooms: optional(z.int().min(0).max(60)),
  /** Area indoors, in m²; of the plot itself for land. */
  size: z.number().positive(),
  /** Area of the plot, in m². */
  plot: optional(z.number().positive()),
  price: z.strictObject({
    /** More than nothing; whole riyals or pounds. For rent the amount of one period. */
    amount: z.int().positive(),
    currency: z.enum(['QAR', 'GBP']),
    /** `month` for rent; left out for sale. */
    period: optional(z.enum(['month'])),
  }),
  /** The tenant's deposit, in the price's currency. */
  deposit: optional(z.int().positive()),
  /** How many post-dated cheques the landlord takes for a year. */
  cheques: optional(z.int().min(1).max(12)),
  furnished: optional(z.enum(furnishings)),
  /** True when water, power and cooling are in the rent. */
  billsIncluded: optional(z.boolean()),
  /** State in which an office or shop is handed over. */
  fitOut: optional(z.enum(fitOuts)),
  tenure: optional(z.enum(tenures)),
  /** Years that a leasehold still runs. */
  leaseYears: optional(z.int().positive()),
  /** UK energy performance: letters A to G, now and at best. */
  epc: optional(
    z.strictObject({
      current: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      potential: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    }),
  ),
  /** Yearly service charge, in the price's currency. */
  serviceCharge: optional(z.int().positive()),
  /** Month in which it is or was finished, `2027-09`. */
  completion: optional(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2027-09"')),
  /** 0 is the ground floor. */
  floor: optional(z.int().min(-3).max(120)),
  /** Parking spaces that come with it. */
  parking: optional(z.int().min(0).max(500)),
  maidsRoom: optional(z.boolean()),
  view: optional(z.enum(views)),
  features: list(z.enum(features)),
  building: optional(localised(words)),
  /** The smallest place in `areas/` that holds it. */
  area: reference('areas'),
  point,
  /** Who answers for it. */
  agent: reference('team'),
  /** The first picture is the one on cards. */
  gallery: z.array(picture).min(1),
  video: optional(
    z.strictObject({
      /** Where it lies; `file` is one of our own in `content/videos/`. */
      provider: z.enum(['youtube', 'vimeo', 'file']),
      /** The signs after `v=` at YouTube, the number at Vimeo, or the file's name: `cap-1001.mp4`. */
      id: words,
      /** The picture in whose place it plays. */
      poster: picture,
      /** What is seen and heard, for those who do not see or do not hear; say so when there is no sound. */
      about: localised(words),
    }),
  ),
  floorPlans: list(picture),
  listed: pastDate,
  /** Last day on which we made sure that it is still to be had at this price. */
  verified: pastDate,
  /** Earlier prices, oldest first. */
  priceHistory: list(z.strictObject({ date: pastDate, amount: z.int().positive() })),
  /** Off-plan only: the project that the unit belongs to, and its number there. */
  project: optional(reference('offPlan')),
  unit: optional(words),
  title: localised(words.max(90)),
  /** What an agent who has seen it would say: 70 to 140 words. */
  description: localised(words),
});

export type Listing = z.infer<typeof listing>;
export type Family = Listing['family'];
export type Purpose = Listing['purpose'];
export type PropertyType = Listing['type'];
export type Status = Listing['status'];
export type Feature = Listing['features'][number];
