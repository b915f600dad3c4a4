import type { ListingCardView } from '../../../domain/content/cards';
import { cardDetailsAt } from '../../../domain/search/cardDetails';
import { filterColumns } from '../../../domain/search/filters/filters';
import { fitsOwners } from '../../../domain/search/filters/ownable';
import { pictureOf } from '../../../domain/search/pictureTable';
import { picturesAt } from '../../../domain/search/summaryAt';
import { absoluteUrl } from '../../../domain/site/meta';
import { listingPath } from '../../../domain/site/paths';
import type { LoadedCardDetails, SearchIndex } from '../loadSearchIndex';
import { indexOfCard } from '../results/cardAt';
import { CardActions } from './CardActions';
import { CardMarks } from './CardMarks';
import { CardReduction } from './CardReduction';
import { CardTrust } from './CardTrust';
import type { HomeExtras } from './HomeExtras';

export type CardExtras = ReturnType<typeof makeCardExtras>;

const parts = { Actions: CardActions, Marks: CardMarks, Reduction: CardReduction, Trust: CardTrust };

/** Makes the extras of all cards of a search index. This module is loaded after the results. */
export function makeCardExtras(searchIndex: SearchIndex, { encoded, commons }: LoadedCardDetails) {
  const { data, words, pictures, code } = searchIndex;
  const isQatariSale = data.purpose === 'sale' && data.family !== 'new-homes';
  const fits = isQatariSale ? fitsOwners(data, words) : null;
  const known = new WeakMap<ListingCardView, HomeExtras>();
  const homeOf = (listing: ListingCardView): HomeExtras | null => {
    const before = known.get(listing);
    if (before) return before;
    const index = indexOfCard(data, listing);
    if (index === null) return null;
    const details = cardDetailsAt(encoded, index);
    const agent = commons.agents[details.agent];
    const made: HomeExtras = {
      agent: agent ? { ...agent, name: agent.name[code] } : null,
      url: absoluteUrl(commons.siteUrl, listingPath(listing), code),
      listed: new Date((data.column.listed[index] ?? 0) * 86_400_000).toISOString().slice(0, 10),
      verified: details.verified,
      tenure: filterColumns.tenure.decode(data.column.tenure[index] ?? 0),
      isForForeignOwners: isQatariSale && (fits?.(index) ?? true),
      before: details.before,
      permit: details.permit,
      pictures: [...picturesAt(data, index), ...details.files]
        .map((file) => pictureOf(pictures, file, code) ?? pictureOf(commons.pictures, file, code))
        .filter((picture) => picture !== null)
        .filter(({ path }) => path !== listing.picture.path),
    };
    known.set(listing, made);
    return made;
  };
  return { parts, homeOf };
}
