import { z } from 'zod';
import { highestRate, longestTerm } from '../calculators/mortgage';
import { localisedWords, optional, pastDate, slug, source } from './fields';

/** The properties of every table of rates: its source and the date on which it was last checked there. */
const provenance = { slug, asOf: pastDate, source, note: localisedWords };

/** A price between limits. A figure with a digit too few or too many is outside them. */
const amount = (least: number, most: number) => z.int().min(least).max(most);
/** A share in percent. A smaller number is probably a fraction, 0.75 for 75 percent, or lacks a digit. */
const share = z.number().min(10).max(100);
/** A tax rate in percent: 0, or from 0.5 to 25. A smaller number is probably a fraction: 0.05 for 5 percent. */
const taxRate = z
  .number()
  .min(0)
  .max(25)
  .refine((rate) => rate === 0 || rate >= 0.5, 'a rate in percent, such as 5');
const bands = z
  .array(z.strictObject({ upTo: optional(amount(50_000, 5_000_000)), rate: taxRate }))
  .min(1)
  .describe(
    'Price bands with their rate in percent, the lowest first. Only the last one has no upper limit.',
  );

const stampDuty = z
  .strictObject({
    kind: z.literal('stampDuty'),
    ...provenance,
    bands,
    firstTime: z
      .strictObject({ upTo: amount(200_000, 2_000_000), bands })
      .describe('The bands for first-time buyers, for prices up to `upTo`.'),
    additional: taxRate.describe('The surcharge for an additional home, in percentage points on every band.'),
    notResident: taxRate.describe(
      'The surcharge for buyers who are not UK residents, in percentage points on every band.',
    ),
    surchargeFrom: amount(10_000, 200_000).describe('The price from which the surcharges apply.'),
  })
  .describe(
    'UK Stamp Duty Land Tax on homes in England and Northern Ireland. Amounts in GBP, rates in percent.',
  );

const borrower = z
  .strictObject({
    percent: share.describe('The maximum loan-to-value ratio in percent, for prices up to `upTo` QAR.'),
    upTo: amount(1_000_000, 30_000_000),
    percentAbove: share.describe('The same for higher prices. It applies to the whole price.'),
    years: z.int().min(5).max(longestTerm).describe('The maximum term in years.'),
    salaryShare: share.describe('The maximum share of the salary for all instalments, in percent.'),
  })
  .describe('The maximum loan for a type of borrower.');

const mortgage = z
  .strictObject({
    kind: z.literal('mortgage'),
    ...provenance,
    exampleRate: z
      .number()
      .min(0.5)
      .max(highestRate)
      .describe("The calculator's initial interest rate in percent a year: an example, not an offer."),
    borrowers: z.strictObject({ resident: borrower, qatari: borrower }),
    underConstruction: localisedWords.describe(
      'The rule for homes under construction, shown on off-plan units in place of the calculator.',
    ),
  })
  .describe("The limits of the Qatar Central Bank for home loans repaid from the borrower's income.");

const months = z.number().min(0).max(6);

const renting = z
  .strictObject({
    kind: z.literal('renting'),
    ...provenance,
    depositMonths: months,
    cheques: z.int().min(1).max(12),
    commissionMonths: z.strictObject({ oneYear: months, twoYears: months }),
  })
  .describe('Customary terms of renting in Qatar.');

const buying = z
  .strictObject({ kind: z.literal('buying'), ...provenance, registration: z.number().min(0).max(10) })
  .describe('The costs of a purchase in Qatar besides the price, in percent of it.');

const residency = z
  .strictObject({
    kind: z.literal('residency'),
    ...provenance,
    residence: amount(250_000, 2_500_000).describe(
      'For a residence permit that lasts as long as the home is owned.',
    ),
    permanent: amount(1_000_000, 10_000_000).describe('For the benefits of permanent residence.'),
  })
  .describe('Prices in riyals from which a non-Qatari owner may apply, under Cabinet Decision 28/2020.');

export const rateTable = z
  .discriminatedUnion('kind', [stampDuty, mortgage, renting, buying, residency])
  .describe('A table of rates used by calculators, pages and the search.');

export type RateTable = z.infer<typeof rateTable>;
export type StampDutyRates = z.infer<typeof stampDuty>;
export type MortgageRates = z.infer<typeof mortgage>;
export type RentingRates = z.infer<typeof renting>;
export type BuyingRates = z.infer<typeof buying>;
export type ResidencyRates = z.infer<typeof residency>;
