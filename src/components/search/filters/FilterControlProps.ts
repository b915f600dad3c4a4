import type { SearchQuery } from '../../../domain/search/query';
import type { SearchIndex } from '../loadSearchIndex';

/** What the control of a filter is given: the search so far, the homes, and the way to change it. */
export type FilterControlProps = {
  query: SearchQuery;
  searchIndex: SearchIndex;
  /** As `ChangeSearch`; in the dialog nothing changes but what is tried out. */
  change: (query: SearchQuery, isTyping?: boolean) => void;
};
