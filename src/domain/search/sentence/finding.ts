import type { Family, PropertyType, Purpose } from '../../content/listings';
import type { FilterFields } from '../filters/filters';
import type { Token } from './tokens';

/** A part of a sentence that was understood. */
export type Finding = {
  /** Index of its first token, and of the one after its last. */
  from: number;
  next: number;
  asked?: Partial<FilterFields>;
  type?: PropertyType;
  /** Index of an area. */
  area?: number;
  /** True for an area whose name was not typed as it is written. */
  isGuess?: boolean;
  family?: Family;
  purpose?: Purpose;
  isReady?: boolean;
  isText?: boolean;
  /** The currency of a price, if the sentence names it. */
  currency?: 'QAR' | 'GBP';
};

/** The tokens of a sentence and those that no finding has used yet. */
export type Sentence = { text: string; tokens: readonly Token[]; used: Uint8Array };

/** Marks the tokens of a finding as used. */
export function use({ used }: Sentence, { from, next }: Finding): void {
  used.fill(1, from, next);
}
