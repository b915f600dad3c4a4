import type { LanguageOfTexts } from './listingDescription';
import { type Block, type FactPlan, walks } from './listingFacts';
import type { Words } from './listingWords.en';
import type { Random } from './seededRandom';
import type { SentenceChooser } from './sentenceChooser';
import type { Sentence } from './sentences/sentenceBank';

/** Where in a text a sentence goes: first, right behind the first, or where its block comes. */
export type Placing = 'opening' | 'second' | 'anywhere';
type Placed = { sentence: Sentence; words: string; block: Block; how: Placing };

/** Facts whose sentences speak of the place or the building rather than of the home. */
const aboutElsewhere = new Set([
  'place',
  'distances',
  'offPlanProjects',
  'britishPlaces',
  'premisesPlaces',
  'shared',
  'sharedList',
]);
const themesOfTexts = new Map<string, readonly RegExp[]>();
const lists = ['list', 'sharedList', 'premisesList'] as const;

/** Facts so near to each other that two short sentences about them may become one. */
const kin = [
  ['livingRooms', 'kitchens', 'bedrooms', 'bathrooms'],
  ['bills', 'cheques', 'deposits', 'premisesTerms'],
  ['britishLease', 'britishCosts', 'britishEnergy'],
  ['floor', 'view'],
  ['completion', 'offPlanTenure'],
];

/** The sentences of one text, and what has been told. */
export class TextInProgress {
  private readonly placed: Placed[] = [];
  private readonly told = new Set<string>();
  private readonly themes = new Set<RegExp>();
  length = 0;

  constructor(
    private readonly language: LanguageOfTexts,
    private readonly chooser: SentenceChooser,
    private readonly tags: ReadonlySet<string>,
    private readonly words: Words,
    private readonly random: Random,
  ) {}

  has(fact: string): boolean {
    return this.told.has(fact);
  }

  sentences(): Sentence[] {
    return this.placed.map(({ sentence }) => sentence);
  }

  /** Adds a sentence for the fact, when one fits; says whether it did. */
  add({ fact, block }: FactPlan, candidates: readonly Sentence[], how: Placing): boolean {
    const before = this.sentences();
    if (before.some(({ also }) => also.includes(fact))) return false;
    const listed = candidates.some(({ text }) => /\{\w*[lL]ist\}/.test(text)) ? this.lists() : {};
    const fitting = candidates.filter(
      (sentence) =>
        !before.includes(sentence) &&
        (how !== 'opening' || sentence.mayOpen) &&
        (how !== 'second' || !this.language.leansBack.test(sentence.text)) &&
        !sentence.also.some((other) => this.told.has(other)) &&
        lists.every((list) => listed[list] || !sentence.text.includes(`{${list}}`)) &&
        (block === 'rooms' || !this.themesOf(sentence.text).some((theme) => this.themes.has(theme))),
    );
    const sentence = this.chooser.choose(fitting, before);
    if (!sentence) return false;
    const filled = sentence.text.replace(/\{(\w+)\}/g, (_, slot: string) => this.fill(slot, listed));
    const words = this.language.finish(filled);
    const length = words.split(' ').length;
    if (this.length + length > this.language.length.most) return false;
    this.placed.push({ sentence, words, block, how });
    this.length += length;
    for (const done of [fact, ...sentence.also]) this.told.add(done);
    const themes = this.language.themes.filter((theme) => theme.test(words));
    if (block !== 'rooms') for (const theme of themes) this.themes.add(theme);
    return true;
  }

  /** The sentences in the order of a walk; a pronoun never follows a sentence about something else. */
  inOrder(): string {
    const first = this.placed.filter(({ how }) => how !== 'anywhere');
    const rest = this.random
      .pick(walks)
      .flatMap((name) => this.placed.filter(({ block, how }) => block === name && how === 'anywhere'));
    const ordered = [...first];
    while (rest.length > 0) {
      const last = ordered.at(-1);
      const wasElsewhere = last !== undefined && aboutElsewhere.has(last.sentence.fact);
      const next = wasElsewhere ? rest.findIndex(({ words }) => !this.language.leansBack.test(words)) : 0;
      const [taken] = rest.splice(Math.max(0, next), 1);
      if (taken) ordered.push(taken);
    }
    return this.joined(ordered).join(' ');
  }

  /** Makes one sentence of some pairs of short neighbours. */
  private joined(ordered: readonly Placed[]): string[] {
    const sentences: string[] = [];
    let mayJoin = false;
    ordered.forEach(({ words, sentence }, index) => {
      const last = sentences.at(-1);
      const before = ordered[index - 1]?.sentence.fact ?? '';
      const isNeighbour = kin.some((facts) => facts.includes(before) && facts.includes(sentence.fact));
      const one = last && mayJoin && isNeighbour ? this.language.joinSentences(last, words) : null;
      if (one && this.random.chance(0.7)) sentences.splice(-1, 1, one);
      else sentences.push(words);
      mayJoin = !one;
    });
    return sentences;
  }

  /** For each row of things, two to four that have not been spoken of; empty when there are fewer than two. */
  private lists(): Words {
    return Object.fromEntries(
      lists.map((list) => {
        const free = Object.entries(this.language.nouns[list])
          .filter(
            ([tag, noun]) =>
              this.tags.has(tag) && !this.themesOf(noun).some((theme) => this.themes.has(theme)),
          )
          .map(([, noun]) => noun);
        const taken = free.length < 2 ? [] : this.random.shuffle(free).slice(0, 3);
        return [list, taken.length === 0 ? '' : this.language.joinNouns(taken)];
      }),
    );
  }

  /** Found once for each text: the same sentences are asked about for every home. */
  private themesOf(text: string): readonly RegExp[] {
    const known = themesOfTexts.get(text);
    if (known) return known;
    const found = this.language.themes.filter((theme) => theme.test(text));
    themesOfTexts.set(text, found);
    return found;
  }

  private fill(slot: string, listed: Words): string {
    const word = listed[slot] ?? this.words[slot];
    if (word === undefined || word === '')
      throw new Error(`A sentence asks for {${slot}}, which this home lacks`);
    return word;
  }
}
