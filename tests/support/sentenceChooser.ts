import type { Random } from './seededRandom';
import type { Sentence } from './sentences/sentenceBank';

/**
 * Chooses sentences so that each is used about as often as its fellows, and so that two texts that share one sentence
 * hardly ever share a second: among the sentences that fit, the least used come first, and of those the ones that have
 * not yet stood in one text with what is already chosen.
 */
export class SentenceChooser {
  private readonly uses = new Map<Sentence, number>();
  private readonly ids = new Map<Sentence, number>();
  private readonly together = new Map<number, number>();

  constructor(private readonly random: Random) {}

  choose(fitting: readonly Sentence[], chosen: readonly Sentence[]): Sentence | undefined {
    let best: Sentence | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const sentence of fitting) {
      const uses = (this.uses.get(sentence) ?? 0) + this.random.next() * 0.9;
      if (uses >= lowest) continue;
      const score = uses + this.timesMet(sentence, chosen) * 2.5;
      if (score < lowest) {
        lowest = score;
        best = sentence;
      }
    }
    return best;
  }

  /** Counts the sentences of a finished text. */
  use(sentences: readonly Sentence[]): void {
    for (const sentence of sentences) this.uses.set(sentence, (this.uses.get(sentence) ?? 0) + 1);
    for (const one of sentences)
      for (const other of sentences)
        if (this.id(one) < this.id(other)) {
          const pair = this.pair(one, other);
          this.together.set(pair, (this.together.get(pair) ?? 0) + 1);
        }
  }

  private timesMet(sentence: Sentence, chosen: readonly Sentence[]): number {
    let times = 0;
    for (const other of chosen) times += this.together.get(this.pair(sentence, other)) ?? 0;
    return times;
  }

  private pair(one: Sentence, other: Sentence): number {
    const first = this.id(one);
    const second = this.id(other);
    return Math.min(first, second) * 100_000 + Math.max(first, second);
  }

  private id(sentence: Sentence): number {
    const known = this.ids.get(sentence);
    if (known !== undefined) return known;
    this.ids.set(sentence, this.ids.size);
    return this.ids.size - 1;
  }
}
