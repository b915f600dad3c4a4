import type { Draft } from './listingDraft';
import { type FactPlan, factsFor } from './listingFacts';
import type { Words } from './listingWords.en';
import type { Random } from './seededRandom';
import { SentenceChooser } from './sentenceChooser';
import { type Bank, readBank, type Sentence } from './sentences/sentenceBank';
import { type Placing, TextInProgress } from './textInProgress';

export type LanguageOfTexts = {
  banks: Record<string, Bank[]>;
  /** Things that one text speaks of once, unless it is the rooms. */
  themes: RegExp[];
  /** Begins or contains a pronoun for the home, so it may not follow a sentence about something else. */
  leansBack: RegExp;
  /** How long texts are, in words. */
  length: { least: number; from: number; to: number; most: number };
  /** Things in a row, by the tag that they need: of the home, of the building it is in, of premises. */
  nouns: Record<'list' | 'sharedList' | 'premisesList', Record<string, string>>;
  joinNouns(nouns: string[]): string;
  /** Two short sentences about neighbouring facts as one; null where they do not join. */
  joinSentences(first: string, second: string): string | null;
  finish(sentence: string): string;
};

const openings = new Set([
  'place',
  'view',
  'kitchens',
  'facade',
  'offPlanProjects',
  'britishPlaces',
  'premisesPlaces',
]);

/** Writes descriptions in one language; remembers what it has written, so as to repeat itself seldom. */
export class DescriptionWriter {
  private readonly sentences: ReadonlyMap<string, Sentence[]>;
  private readonly chooser: SentenceChooser;

  constructor(
    private readonly language: LanguageOfTexts,
    private readonly random: Random,
  ) {
    const banks = Object.entries(language.banks);
    this.sentences = new Map(
      banks.map(([fact, list]) => [fact, list.flatMap((bank) => readBank(fact, bank))]),
    );
    this.chooser = new SentenceChooser(random);
  }

  write(draft: Draft, tags: ReadonlySet<string>, words: Words): string {
    const text = new TextInProgress(this.language, this.chooser, tags, words, this.random);
    const facts = factsFor(draft);
    const [rooms, ...others] = facts;
    if (!rooms) throw new Error('A home without facts');
    const opening = this.random.chance(0.46)
      ? rooms
      : this.random.shuffle(others.filter(({ fact }) => openings.has(fact)))[0];
    const known = new Map<string, Sentence[]>();
    const fitting = (fact: string) => {
      const found = known.get(fact) ?? (this.sentences.get(fact) ?? []).filter(({ fits }) => fits(tags));
      known.set(fact, found);
      return found;
    };
    const takes = (plan: FactPlan, how: Placing) => text.add(plan, fitting(plan.fact), how);
    if (!opening || !takes(opening, 'opening')) takes(rooms, 'opening');
    if (!text.has(rooms.fact)) takes(rooms, 'second');
    const must = others.filter((plan) => plan !== opening && plan.share === 1);
    const may = this.random.shuffle(others.filter((plan) => plan !== opening && plan.share < 1));
    const wanted = may.filter(({ share }) => this.random.chance(share));
    const target = this.random.int(this.language.length.from, this.language.length.to);
    for (const plan of [...must, ...wanted])
      if (must.includes(plan) || text.length < target) takes(plan, 'anywhere');
    for (const plan of may)
      if (text.length < this.language.length.from && !wanted.includes(plan)) takes(plan, 'anywhere');
    for (const plan of others) if (text.length < this.language.length.least) takes(plan, 'anywhere');
    this.chooser.use(text.sentences());
    return text.inOrder();
  }
}
