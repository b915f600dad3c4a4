import { z } from 'zod';
import { localisedWords, pastDate, slug, source } from './fields';

/** What every table of rates says of itself: the day that it was last read at its source, and the source. */
const provenance = { slug, asOf: pastDate, source, note: localisedWords };

const percent = z.number().min(0).max(100);
/** Slices of a price with their percentage, from the lowest; the last has no upper end. */
const bands = z.array(z.strictObject({ upTo: z.int().positive().nullable(), rate: percent })).min(1);

/** UK stamp duty land tax on homes in England and Northern Ireland. Amounts in pounds, rates in percent. */
const stampDuty = z.strictObject({
  kind: z.literal('stampDuty'),
  ...provenance,
  bands,
  /** The table for first-time buyers, as long as the price is not above `upTo`. */
  firstTime: z.strictObject({ upTo: z.int().positive(), bands }),
  /** Points more on every band for an additional home. */
  additional: percent,
  /** Points more on every band for who does not live in the UK. */
  notResident: percent,
  /** Both begin at this price. */
  surchargeFrom: z.int().positive(),
});

/** What a bank may lend one kind of borrower. */
const borrower = z.strictObject({
  /** Percent of the price, for prices up to `upTo`. */
  percent,
  upTo: z.int().positive(),
  /** Percent of the whole price, above that. */
  percentAbove: percent,
  years: z.int().positive(),
  /** Percent of the salary that all instalments may take. */
  salaryShare: percent,
});

/** The Central Bank's ceilings for homes that are paid for from one's own income. */
const mortgage = z.strictObject({
  kind: z.literal('mortgage'),
  ...provenance,
  /** The interest that the calculator begins with; nobody's offer. */
  exampleRate: percent,
  borrowers: z.strictObject({ resident: borrower, qatari: borrower }),
  /** What holds of a home that is still being built; stands on the pages of off-plan units, where no loan is counted. */
  underConstruction: localisedWords,
});

/** The custom of renting. */
const renting = z.strictObject({
  kind: z.literal('renting'),
  ...provenance,
  depositMonths: z.number().min(0).max(12),
  cheques: z.int().min(1).max(12),
  commissionMonths: z.strictObject({ oneYear: z.number().min(0), twoYears: z.number().min(0) }),
});

/** What a purchase in Qatar costs besides the price. */
const buying = z.strictObject({ kind: z.literal('buying'), ...provenance, registration: percent });

/** A table of rates that calculators work with. */
export const rateTable = z.discriminatedUnion('kind', [stampDuty, mortgage, renting, buying]);

export type RateTable = z.infer<typeof rateTable>;
export type StampDutyRates = z.infer<typeof stampDuty>;
export type MortgageRates = z.infer<typeof mortgage>;
export type RentingRates = z.infer<typeof renting>;
export type BuyingRates = z.infer<typeof buying>;
