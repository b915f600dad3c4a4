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
  /** The number on the contract, unique: `cap-1234` in Qatar, `jsn123` in the UK. */
  reference: z
    .string()
    .regex(
      /^(cap-|jsn)[1-9]\d{0,8}$/,
      '"cap-" and a number of up to 9 figures, or "jsn" and a number for the UK',
    ),
  /** The name in the URL: `2-bedroom-apartment-for-rent-in-marina-towers-marina-district-lusail`. */
  slug,
  /** The market: residential, commercial, off-plan (part of a project) or new-homes (UK). */
  family: z.enum(families),
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  /** A listing that is off the market keeps its page, as sold or let-agreed. */
  status: z.enum(statuses),
  /** 0 means a studio. Left out for land, offices and shops. */
  bedrooms: optional(z.int().min(0).max(60)),
  bathrooms: optional(z.int().min(0).max(60)),
  /** Indoor area in m²; for land, the area of the plot. */
  size: z.number().positive(),
  /** Area of the plot in m². */
  plot: optional(z.number().positive()),
  price: z.strictObject({
    /** Whole riyals or pounds, above 0. For rent, the amount per period. */
    amount: z.int().positive(),
    currency: z.enum(['QAR', 'GBP']),
    /** `month` for rent; left out for sale. */
    period: optional(z.enum(['month'])),
  }),
  /** The tenant's deposit, in the price's currency. */
  deposit: optional(z.int().positive()),
  /** The number of post-dated cheques in which a year's rent may be paid. */
  cheques: optional(z.int().min(1).max(12)),
  furnished: optional(z.enum(furnishings)),
  /** Whether the rent includes water, power and cooling. */
  billsIncluded: optional(z.boolean()),
  /** The condition in which an office or shop is handed over. */
  fitOut: optional(z.enum(fitOuts)),
  tenure: optional(z.enum(tenures)),
  /** The remaining years of a leasehold. */
  leaseYears: optional(z.int().positive()),
  /** The UK energy performance certificate: current and potential rating. */
  epc: optional(
    z.strictObject({
      current: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      potential: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    }),
  ),
  /** Yearly service charge, in the price's currency. */
  serviceCharge: optional(z.int().positive()),
  /** The month of completion, past or future: `2027-09`. */
  completion: optional(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2027-09"')),
  /** 0 is the ground floor. */
  floor: optional(z.int().min(-3).max(120)),
  /** The number of included parking spaces. */
  parking: optional(z.int().min(0).max(500)),
  maidsRoom: optional(z.boolean()),
  view: optional(z.enum(views)),
  features: list(z.enum(features)),
  building: optional(localised(words)),
  /** The smallest area in `areas/` that contains it. */
  area: reference('areas'),
  point,
  /** The responsible agent. */
  agent: reference('team'),
  /** Cards show the first picture. */
  gallery: z.array(picture).min(1),
  video: optional(
    z.strictObject({
      /** The host of the video; `file` is a file in `content/videos/`. */
      provider: z.enum(['youtube', 'vimeo', 'file']),
      /** The value of `v=` for YouTube, the number for Vimeo, or the file name: `cap-1001.mp4`. */
      id: words,
      /** The picture shown until the video plays. */
      poster: picture,
      /** A description of image and sound for people who cannot see or hear it; says if there is no sound. */
      about: localised(words),
    }),
  ),
  floorPlans: list(picture),
  listed: pastDate,
  /** The last day on which availability and price were confirmed. */
  verified: pastDate,
  /** Earlier prices, oldest first. */
  priceHistory: list(z.strictObject({ date: pastDate, amount: z.int().positive() })),
  /** Off-plan only: the unit's project and its number there. */
  project: optional(reference('offPlan')),
  unit: optional(words),
  title: localised(words.max(90)),
  /** 70 to 140 words, from the view of an agent who has seen it. */
  description: localised(words),
});

export type Listing = z.infer<typeof listing>;
export type Family = Listing['family'];
export type Purpose = Listing['purpose'];
export type PropertyType = Listing['type'];
export type Status = Listing['status'];
export type Feature = Listing['features'][number];
