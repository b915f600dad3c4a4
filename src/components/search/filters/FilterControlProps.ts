import type { SearchQuery } from '../../../domain/search/query';
import type { SearchIndex } from '../loadSearchIndex';

/** Props of all filter controls: the search, the homes, and a function to change the search. */
export type FilterControlProps = {
  query: SearchQuery;
  searchIndex: SearchIndex;
  /** Like `ChangeSearch`. In the dialog it changes only the draft. */
  change: (query: SearchQuery, isTyping?: boolean) => void;
};
