import { withArea } from '../../domain/search/activeFilters';
import { defaultQuery, type SearchQuery } from '../../domain/search/query';
import { developmentPath, listingPath, offPlanPath } from '../../domain/site/paths';
import type { Choice } from './PlaceSearch';

/** What choosing a suggestion leads to: a wider or narrower search, or the page (without language) of the thing itself. */
export function chooseSuggestion(query: SearchQuery, choice: Choice): SearchQuery | string {
  switch (choice.kind) {
    case 'words':
      return { ...query, text: choice.text, page: 1 };
    case 'developer':
      return { ...query, text: choice.name, page: 1 };
    case 'building':
      return { ...withArea(query, choice.area), text: choice.name };
    case 'place': {
      // A place abroad is searched for what is offered there.
      const isHere = choice.family === query.family;
      return withArea(isHere ? query : defaultQuery(choice.family, query.purpose), choice.area);
    }
    case 'project':
      return offPlanPath(choice.slug);
    case 'development':
      return developmentPath(choice.slug);
    case 'listing':
      return listingPath({ ...query, slug: choice.slug, reference: choice.reference });
  }
}
