import { DescriptionWriter } from './listingDescription';
import type { ListingInput } from './listingDraft';
import { Places } from './listingPlaces';
import { surroundingsOf } from './listingSurroundings';
import { tagsOf } from './listingTags';
import { english } from './listingTexts.en';
import { englishWords } from './listingWords.en';
import { type MakerContent, makeDrafts } from './makeDrafts';
import { seededRandom } from './seededRandom';

export function makeListings(options: {
  count: number;
  seed: number;
  content: MakerContent;
}): ListingInput[] {
  const places = new Places(options.content.areas);
  const writer = new DescriptionWriter(english, seededRandom(options.seed + 1));
  return makeDrafts(options).map((draft, index) => {
    const around = surroundingsOf(draft, places, index);
    const tags = tagsOf(draft, places);
    return {
      ...draft,
      title: { en: 'x', ar: 'x' },
      description: { en: writer.write(draft, tags, englishWords(draft, around)), ar: 'x' },
    };
  });
}
