import type { LocaleCode } from '../../../i18n/locales';
import type { Feature } from '../../content/listings';
import type { RateTable } from '../../content/rates';
import type { Homes } from '../homes';
import type { Kind } from '../kind';
import type { SearchWords } from '../searchWords';
import type { Column } from './column';
import type { Parameter } from './parameter';

/** Returns whether the home at this index of the search data matches. */
export type Fits = (index: number) => boolean;

/** The context of labels. `words` contains the names of places; it is null until the search index has loaded. */
export type LabelContext = {
  t: (key: string, values?: Record<string, string | number>) => string;
  code: LocaleCode;
  words: SearchWords | null;
};

/** @param value one of several values of the filter, such as the slug of an area; empty if there is only one */
type Label<Asked> = (asked: Asked & Kind, context: LabelContext, value: string) => string;

/** Fields in the path of a URL, which `query.ts` reads and writes. */
type PathField = 'areas' | 'type';

/**
 * The definition of one filter. Each filter has its own file and a line in `filters.ts`, and its control has a line in
 * `src/components/search/filters/filterControls.ts`.
 *
 * `Asked` is what the filter adds to `SearchQuery`, and `Columns` what it adds to the search data. `Read` names the
 * columns of other filters that it reads.
 */
export type SearchFilter<
  Asked extends object,
  Columns extends object = Record<never, never>,
  Read extends string = never,
> = {
  /** The values of its query fields when the filter is not set. */
  notAsked: (kind: Kind) => Asked;
  parameters: { readonly [Field in Exclude<keyof Asked, PathField>]: Parameter<Asked[Field]> };
  columns: { readonly [Name in keyof Columns]: Column<Columns[Name]> };
  /** For a filter that compares homes with rates: the figures that it needs as `homes.figures`. */
  figures?: (kind: Kind, rates: readonly RateTable[]) => Record<string, number>;
  /** For a filter of a single feature, which the list of features then omits. */
  feature?: Feature;
  /** @returns the predicate, or null when the filter is not set */
  fits: (asked: Asked, homes: Homes<keyof Columns | Read>, words: SearchWords) => Fits | null;
  /** Returns whether to offer the filter. @param homes null until the search data has loaded: then the kind decides */
  isOffered: (kind: Kind, homes: Homes<keyof Columns | Read> | null) => boolean;
  /** Returns whether its values are kept when the visitor changes to another family or purpose of the same country. */
  isKept: (from: Kind, to: Kind) => boolean;
  /** Set if its values are shown in the search field, and not as chips above the results. */
  shownIn?: 'field';
  label: Label<Asked>;
  /** For a filter with several values, each of which has its own chip. */
  each?: {
    values: (asked: Asked & Kind) => readonly string[];
    without: (asked: Asked & Kind, value: string) => Asked;
  };
  /** How the search is relaxed when there are no results. */
  relaxed?: {
    /** What one step removes: all values together, or nothing. The default is each value. */
    givesUp?: 'all' | 'nothing';
    /** The values that match more homes; null if they are set already. */
    asksFor?: (asked: Asked) => Asked | null;
    /** The text of the link. The default is "without" and the filter's label. */
    label?: Label<Asked>;
  };
};

/** For `isOffered` and `isKept`. */
export const always = () => true;
/** For `isKept`. */
export const never = () => false;
/** For `isKept`. */
export const inSameFamily = (from: Kind, to: Kind) => from.family === to.family;
