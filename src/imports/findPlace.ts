import { foldText } from '../domain/search/foldText';
import { isKindWord } from '../domain/search/generalWords';
import { matchVocabulary, type NameForm, nameIndexOf, typedWords } from '../domain/search/nameIndex';
import { rankForms } from '../domain/search/rankForms';
import type { SearchWords } from '../domain/search/searchWords';

/** How well a word must agree to be another spelling of a name, and not a typing error: see `matchWord`. */
const sameWord = 0.9;

/** The indexes of areas that a name may mean, and whether it is written exactly so. */
type Meant = { areas: number[]; isExact: boolean };

/** The place that several names mean together, or the reason why there is none. */
export type FoundPlace =
  | { slug: string /** The name by which it was found. */; by: string; isExact: boolean }
  | { slug: null /** Similar names, or those that it may mean. */; nearest: () => string[] };

/** Finds areas by their names in either language, other spellings included, as the search of the site does. */
export class PlaceFinder {
  private readonly known = new Map<string, Meant>();

  constructor(private readonly words: SearchWords) {}

  /**
   * Finds the place with the first name that lies within the places with the other names.
   * @param names from the smallest place to the largest
   */
  find(names: readonly string[]): FoundPlace {
    const [name = '', ...around] = names;
    const meant = this.meantBy(name);
    const larger = around.map((each) => this.meantBy(each).areas).filter((areas) => areas.length > 0);
    const fitting = meant.areas.filter((at) => {
      const chain = this.words.areas[at]?.chain ?? [];
      return larger.every((areas) => areas.some((area) => chain.includes(area)));
    });
    const [only] = fitting;
    if (fitting.length !== 1 || only === undefined)
      return {
        slug: null,
        nearest: () => (fitting.length > 1 ? this.namesOf(fitting) : this.nearest(name)),
      };
    return { slug: this.words.areas[only]?.slug ?? '', by: name, isExact: meant.isExact };
  }

  /** The three areas with the most similar names, each with its slug. */
  nearest(name: string): string[] {
    const index = nameIndexOf(this.words);
    const matches = typedWords(name).map((word) => matchVocabulary(index, word));
    const ranked = index.areas.map((forms, at) => ({ at, score: rankForms(forms, matches).score }));
    const best = ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return this.namesOf(best.slice(0, 3).map(({ at }) => at));
  }

  private namesOf(areas: readonly number[]): string[] {
    return areas.map((at) => `${this.words.areas[at]?.name} (${this.words.areas[at]?.slug})`);
  }

  private meantBy(name: string): Meant {
    const known = this.known.get(name);
    if (known) return known;
    const folded = foldText(name);
    const all = [...this.words.areas.keys()];
    const exact = all.filter((at) => {
      const { names = [], slug = '' } = this.words.areas[at] ?? {};
      return folded !== '' && [...names, slug].some((each) => foldText(each) === folded);
    });
    const areas = exact.length > 0 ? exact : all.filter((at) => this.isSpelling(name, at));
    const meant = { areas, isExact: exact.length > 0 };
    this.known.set(name, meant);
    return meant;
  }

  /** Whether each word agrees with a word of the area's name or only says its kind, and none of its words is missing. */
  private isSpelling(name: string, at: number): boolean {
    const index = nameIndexOf(this.words);
    const kind = this.words.areas[at]?.kind ?? 'district';
    const typed = typedWords(name);
    const telling = typed.filter((word) => !isKindWord(word, kind));
    const matches = (telling.length > 0 ? telling : typed).map((word) => matchVocabulary(index, word));
    const agree = (match: Float32Array, ways: readonly number[]) =>
      ways.some((way) => (match[way] ?? 0) >= sameWord);
    const fits = (form: NameForm) =>
      matches.every((match) => form.some((ways) => agree(match, ways))) &&
      form.every((ways) => matches.some((match) => agree(match, ways)));
    return matches.length > 0 && (index.areas[at] ?? []).some(fits);
  }
}
