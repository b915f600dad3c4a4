import { DescriptionWriter } from './listingDescription';
import type { ListingInput } from './listingDraft';
import { Places } from './listingPlaces';
import { surroundingsOf } from './listingSurroundings';
import { tagsOf } from './listingTags';
import { arabic } from './listingTexts.ar';
import { english } from './listingTexts.en';
import { TitleWriter } from './listingTitle';
import { arabicWords } from './listingWords.ar';
import { englishWords } from './listingWords.en';
import { type MakerContent, makeDrafts } from './makeDrafts';
import { seededRandom } from './seededRandom';
import { titles as arabicTitles } from './sentences/ar/titles';
import { titles as englishTitles } from './sentences/en/titles';

/**
 * Writes `count` believable listings with titles and descriptions in both languages. The same seed and content give the
 * same listings; 486 are the stock of the site, more repeat its places and kinds with other homes.
 */
export function makeListings(options: {
  count: number;
  seed: number;
  content: MakerContent;
}): ListingInput[] {
  const places = new Places(options.content.areas);
  const random = (turn: number) => seededRandom(options.seed + turn);
  const texts = {
    en: new DescriptionWriter(english, random(1)),
    ar: new DescriptionWriter(arabic, random(2)),
  };
  const titles = {
    en: new TitleWriter(englishTitles, random(3)),
    ar: new TitleWriter(arabicTitles, random(4)),
  };
  return makeDrafts(options).map((draft, index) => {
    const around = surroundingsOf(draft, places, index);
    const tags = tagsOf(draft, places);
    const inWords = { en: englishWords(draft, around), ar: arabicWords(draft, around) };
    return {
      ...draft,
      title: { en: titles.en.write(tags, inWords.en), ar: titles.ar.write(tags, inWords.ar) },
      description: {
        en: texts.en.write(draft, tags, inWords.en),
        ar: texts.ar.write(draft, tags, inWords.ar),
      },
    };
  });
}
