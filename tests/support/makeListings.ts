import { DescriptionWriter } from './listingDescription';
import type { ListingInput } from './listingDraft';
import { Places } from './listingPlaces';
import { surroundingsOf } from './listingSurroundings';
import { tagsOf } from './listingTags';
import { arabic } from './listingTexts.ar';
import { english } from './listingTexts.en';
import { arabicWords } from './listingWords.ar';
import { englishWords } from './listingWords.en';
import { type MakerContent, makeDrafts } from './makeDrafts';
import { seededRandom } from './seededRandom';

export function makeListings(options: {
  count: number;
  seed: number;
  content: MakerContent;
}): ListingInput[] {
  const places = new Places(options.content.areas);
  const inEnglish = new DescriptionWriter(english, seededRandom(options.seed + 1));
  const inArabic = new DescriptionWriter(arabic, seededRandom(options.seed + 2));
  return makeDrafts(options).map((draft, index) => {
    const around = surroundingsOf(draft, places, index);
    const tags = tagsOf(draft, places);
    return {
      ...draft,
      title: { en: 'x', ar: 'x' },
      description: {
        en: inEnglish.write(draft, tags, englishWords(draft, around)),
        ar: inArabic.write(draft, tags, arabicWords(draft, around)),
      },
    };
  });
}
