import type { Localised } from '../../i18n/localised';
import type { PictureTable } from './pictureTable';

/** The contact for a home. `whatsapp` is the agency's number if the agent has none. */
export type CardAgent = { name: Localised<string>; phone: string; whatsapp: string; email: string };

/** What the cards of all families share: the agents by their slug, and pictures that the search index lacks. */
export type CardCommons = {
  /** The address of the site, for links in messages. */
  siteUrl: string;
  agents: Record<string, CardAgent>;
  pictures: PictureTable;
};

/** Columns of card details. 0 is "none". */
export const cardColumnNames = [
  /** Index of the agent, plus one. */
  'agent',
  /** Days from the day of verification to the newest one of all homes. */
  'verified',
  /** The last price before the current one, if that was higher. */
  'before',
  /** Indexes of the third to the fifth picture, plus one. The search index has the first two. */
  'third',
  'fourth',
  'fifth',
] as const;
export type CardColumn = (typeof cardColumnNames)[number];

/**
 * What cards show beyond the search index, for the homes of one family and purpose in the order of the search data. It
 * is a file of its own, which is loaded after the results are shown. Columns with only zeros are omitted.
 */
export type EncodedCardDetails = {
  /** The address of the search data with these homes. */
  data: string;
  /** The newest day of verification, in days since 1970. */
  newest: number;
  /** Slugs of agents. */
  agents: string[];
  /** File names of pictures. */
  files: string[];
  columns: Partial<Record<CardColumn, number[]>>;
  /** Permit numbers by index; omitted for homes without one. */
  permits: Record<number, string>;
};

export type CardDetails = {
  /** The agent's slug, a key of `CardCommons.agents`. */
  agent: string;
  /** ISO date of the last verification. */
  verified: string;
  /** The price before a reduction; null if the price was not reduced. */
  before: number | null;
  /** File names of the third to the fifth picture, as far as there are any. */
  files: string[];
  /** The permit number of the advertisement. */
  permit: string | null;
};

/** The details of the home at this index of the search data. */
export function cardDetailsAt(encoded: EncodedCardDetails, index: number): CardDetails {
  const value = (name: CardColumn) => encoded.columns[name]?.[index] ?? 0;
  const files = (['third', 'fourth', 'fifth'] as const).map((name) => encoded.files[value(name) - 1]);
  return {
    agent: encoded.agents[value('agent') - 1] ?? '',
    verified: new Date((encoded.newest - value('verified')) * 86_400_000).toISOString().slice(0, 10),
    before: value('before') || null,
    files: files.filter((file) => file !== undefined),
    permit: encoded.permits[index] ?? null,
  };
}
