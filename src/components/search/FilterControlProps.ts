import type { SearchQuery } from '../../domain/search/query';
import type { SearchWorld } from './loadWorld';
import type { ChangeSearch } from './useSearch';

/** What the control of a filter is given: the search so far, the homes, and the way to change it. */
export type FilterControlProps = { query: SearchQuery; world: SearchWorld; change: ChangeSearch };
