import type { LocaleCode } from '../../../i18n/locales';
import type { Feature } from '../../content/listings';
import type { RateTable } from '../../content/rates';
import type { Homes } from '../homes';
import type { Kind } from '../kind';
import type { SearchWords } from '../searchWords';
import type { Column } from './column';
import type { Parameter } from './parameter';

/** Does the home at this index of the search data fit? */
export type Fits = (index: number) => boolean;

/** What a label is written with. `words` names the places; null while the search index is not there. */
export type LabelContext = {
  t: (key: string, values?: Record<string, string | number>) => string;
  code: LocaleCode;
  words: SearchWords | null;
};

/** @param value which of several things asked for, such as the slug of an area; empty where there is only one */
export type Label<Asked> = (asked: Asked & Kind, context: LabelContext, value: string) => string;

/** Fields that stand in the path of an address: `query.ts` reads and writes them. */
type PathField = 'areas' | 'type';

/**
 * Everything that the search knows of one filter. Each lives in a file of its own and is listed in `filters.ts`; its
 * control is listed in `src/components/search/filters/filterControls.ts`.
 *
 * `Asked` is what it adds to `SearchQuery`, `Columns` what it adds to the search data; `Read` names columns of other
 * filters that it reads.
 */
export type SearchFilter<
  Asked extends object,
  Columns extends object = Record<never, never>,
  Read extends string = never,
> = {
  /** What its fields of the query hold when nothing is asked for. */
  notAsked: (kind: Kind) => Asked;
  parameters: { readonly [Field in Exclude<keyof Asked, PathField>]: Parameter<Asked[Field]> };
  columns: { readonly [Name in keyof Columns]: Column<Columns[Name]> };
  /** For a filter that compares homes with rates: the figures that it needs as `homes.figures`. */
  figures?: (kind: Kind, rates: readonly RateTable[]) => Record<string, number>;
  /** For a filter that asks for one feature only: the list of features leaves it out. */
  feature?: Feature;
  /** @returns the question put to each home; null when the query asks nothing */
  fits: (asked: Asked, homes: Homes<keyof Columns | Read>, words: SearchWords) => Fits | null;
  /** Does it make sense for these homes? @param homes null while they are not there: the kind alone decides */
  isOffered: (kind: Kind, homes: Homes<keyof Columns | Read> | null) => boolean;
  /** Is what it asks for kept when the visitor goes over to another family or purpose of the same country? */
  isKept: (from: Kind, to: Kind) => boolean;
  /** Where what is asked for stands and can be taken back: among the chips above the results, or in the field for places. */
  shownIn: 'chips' | 'field';
  label: Label<Asked>;
  /** For a filter that asks for several things: each has a chip of its own. */
  each?: {
    values: (asked: Asked & Kind) => readonly string[];
    without: (asked: Asked & Kind, value: string) => Asked;
  };
  /** How the search is made wider where nothing fits. */
  relaxed: {
    /** What is given up in one step: each thing that is asked for, all of them together, or nothing. */
    givesUp: 'each' | 'all' | 'nothing';
    /** What else to ask for so that more homes fit; null when that is asked for already. */
    asksFor?: (asked: Asked) => Asked | null;
    /** What the link says. By default "without", and the filter's label. */
    label?: Label<Asked>;
  };
};

/** For `isOffered` and `isKept`. */
export const always = () => true;
/** For `isKept`. */
export const never = () => false;
/** For `isKept`. */
export const inSameFamily = (from: Kind, to: Kind) => from.family === to.family;
