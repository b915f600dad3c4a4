import type { ListingInput } from './listingDraft';
import { type MakerContent, makeDrafts } from './makeDrafts';

export function makeListings(options: {
  count: number;
  seed: number;
  content: MakerContent;
}): ListingInput[] {
  const drafts = makeDrafts(options);
  return drafts.map((draft) => ({
    ...draft,
    title: { en: 'x', ar: 'x' },
    description: { en: 'x', ar: 'x' },
  }));
}
