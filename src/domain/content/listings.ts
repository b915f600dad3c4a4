import { z } from 'zod';
import {
  list,
  localised,
  optional,
  pastDate,
  permitNumber,
  picture,
  point,
  reference,
  slug,
  url,
  words,
} from './fields';
import {
  currencies,
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
  reference: z
    .string()
    .regex(
      /^(cap-|jsn)[1-9]\d{0,8}$/,
      '"cap-" and a number of up to 9 figures, or "jsn" and a number for the UK',
    )
    .describe('The number on the contract, unique: `cap-1234` in Qatar, `jsn123` in the UK.'),
  slug: slug.describe(
    'The name in the URL: `2-bedroom-apartment-for-rent-in-marina-towers-marina-district-lusail`.',
  ),
  family: z
    .enum(families)
    .describe('The market: residential, commercial, off-plan (part of a project) or new-homes (UK).'),
  purpose: z.enum(purposes).describe('Whether the home is offered for sale or for rent.'),
  type: z.enum(propertyTypes).describe('The kind of property, by which the search filters.'),
  status: z
    .enum(statuses)
    .describe('A listing that is off the market keeps its page, as sold or let-agreed.'),
  bedrooms: optional(z.int().min(0).max(60)).describe(
    '0 means a studio. Left out for land, offices and shops.',
  ),
  bathrooms: optional(z.int().min(0).max(60)).describe('Left out for land, offices and shops.'),
  size: z.number().positive().describe('Indoor area in m²; for land, the area of the plot.'),
  plot: optional(z.number().positive()).describe('Area of the plot in m².'),
  price: z.strictObject({
    amount: z.int().positive().describe('Whole riyals or pounds, above 0. For rent, the amount per period.'),
    currency: z.enum(currencies),
    period: optional(z.enum(['month'])).describe('`month` for rent; left out for sale.'),
  }),
  deposit: optional(z.int().positive()).describe("The tenant's deposit, in the price's currency."),
  cheques: optional(z.int().min(1).max(12)).describe(
    "The number of post-dated cheques in which a year's rent may be paid.",
  ),
  furnished: optional(z.enum(furnishings)).describe('The furniture that the price includes.'),
  billsIncluded: optional(z.boolean()).describe('Whether the rent includes water, power and cooling.'),
  fitOut: optional(z.enum(fitOuts)).describe('The condition in which an office or shop is handed over.'),
  tenure: optional(z.enum(tenures)).describe('The right that a buyer acquires. Left out for rent.'),
  leaseYears: optional(z.int().positive()).describe('The remaining years of a leasehold.'),
  epc: optional(
    z.strictObject({
      current: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      potential: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    }),
  ).describe('The UK energy performance certificate: current and potential rating.'),
  serviceCharge: optional(z.int().positive()).describe("Yearly service charge, in the price's currency."),
  completion: optional(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2027-09"')).describe(
    'The month of completion, past or future: `2027-09`.',
  ),
  floor: optional(z.int().min(-3).max(120)).describe('0 is the ground floor.'),
  parking: optional(z.int().min(0).max(500)).describe('The number of included parking spaces.'),
  maidsRoom: optional(z.boolean()).describe('Whether it has a room for a maid.'),
  view: optional(z.enum(views)).describe('The main view from the windows.'),
  features: list(z.enum(features)).describe('Features, each once, by which the search filters.'),
  building: optional(localised(words)).describe('The name of the building or estate.'),
  area: reference('areas').describe('The smallest area in `areas/` that contains it.'),
  point,
  agent: reference('team').describe('The responsible agent.'),
  gallery: z.array(picture).min(1).describe('Cards show the first picture.'),
  video: optional(
    z.strictObject({
      provider: z
        .enum(['youtube', 'vimeo', 'file'])
        .describe('The host of the video; `file` is a file in `content/videos/`.'),
      id: words.describe(
        'The value of `v=` for YouTube, the number for Vimeo, or the file name: `cap-1001.mp4`.',
      ),
      poster: picture.describe('The picture shown until the video plays.'),
      about: localised(words).describe(
        'A description of image and sound for people who cannot see or hear it; says if there is no sound.',
      ),
    }),
  ),
  floorPlans: list(picture).describe('Floor plans in `content/pictures/`.'),
  listed: pastDate.describe('The day on which the home was first advertised.'),
  verified: pastDate.describe('The last day on which availability and price were confirmed.'),
  priceHistory: list(z.strictObject({ date: pastDate, amount: z.int().positive() })).describe(
    'Earlier prices, oldest first.',
  ),
  priceSince: optional(pastDate).describe(
    'The day from which the current price applies, if it has changed. The page says when it was reduced.',
  ),
  permit: optional(permitNumber),
  permitUrl: optional(url).describe(
    'The address at which the permit can be checked. Its QR code is on the page and the printout.',
  ),
  project: optional(reference('offPlan')).describe("Off-plan only: the unit's project."),
  unit: optional(words).describe("Off-plan only: the unit's number in its project."),
  title: localised(words.max(90)).describe('The headline of the page and of cards, up to 90 characters.'),
  description: localised(words).describe('70 to 140 words, as told by a consultant who has seen it.'),
});

export type Listing = z.infer<typeof listing>;
export type Family = Listing['family'];
export type Purpose = Listing['purpose'];
export type PropertyType = Listing['type'];
export type Status = Listing['status'];
export type Feature = Listing['features'][number];
