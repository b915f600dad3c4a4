import type { Words } from './listingWords.en';
import type { Random } from './seededRandom';
import { SentenceChooser } from './sentenceChooser';
import { type Bank, readBank, type Sentence } from './sentences/sentenceBank';

const longest = 90;

/** Writes titles in one language, each its own as long as there are enough ways to say it. */
export class TitleWriter {
  private readonly patterns: Sentence[];
  private readonly chooser: SentenceChooser;
  private readonly taken = new Set<string>();

  constructor(bank: Bank, random: Random) {
    this.patterns = readBank('title', bank);
    this.chooser = new SentenceChooser(random);
  }

  write(tags: ReadonlySet<string>, words: Words): string {
    const fill = ({ text }: Sentence) =>
      capital(text.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? ''));
    const fitting = this.patterns.filter((pattern) => pattern.fits(tags) && fill(pattern).length <= longest);
    const fresh = fitting.filter((pattern) => !this.taken.has(fill(pattern)));
    const pattern = this.chooser.choose(fresh.length > 0 ? fresh : fitting, []);
    if (!pattern) throw new Error(`No title fits ${[...tags].join(' ')}`);
    this.chooser.use([pattern]);
    const title = fill(pattern);
    this.taken.add(title);
    return title;
  }
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
