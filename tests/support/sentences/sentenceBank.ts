/**
 * Sentences by the tags that a home must have for them. Tags stand side by side when all are asked for; `!` asks for
 * the absence, `|` for one of several; `+fact` says that the sentence deals with that fact too. A sentence that begins with `^` may open a text; what follows ` @ ` are more
 * tags for it alone. Words in braces are filled in from the home's fields.
 */
export type Bank = Record<string, string[]>;

export type Sentence = {
  fact: string;
  text: string;
  mayOpen: boolean;
  /** Facts that it states by the way, so that no other sentence repeats them. */
  also: string[];
  fits: (tags: ReadonlySet<string>) => boolean;
};

/** Facts that a sentence has dealt with when it uses these words of the home. */
const factsOfSlots: Record<string, string> = {
  floor: 'floor',
  floorN: 'floor',
  baths: 'baths',
  bathsN: 'baths',
  bathsG: 'baths',
  bathsCount: 'baths',
  parkings: 'parking',
  parkN: 'parking',
  parkG: 'parking',
  parkCars: 'parking',
  parkCarsN: 'parking',
  cheques: 'cheques',
  chequesN: 'cheques',
  chequesBi: 'cheques',
  seen: 'view',
};

export function readBank(fact: string, bank: Bank): Sentence[] {
  return Object.entries(bank).flatMap(([tags, texts]) =>
    texts.map((line) => {
      const [words = '', more] = line.split(' @ ');
      const text = words.replace(/^\^/, '');
      const condition = more ? `${tags} ${more}` : tags;
      const named = condition
        .split(' ')
        .filter((word) => word.startsWith('+'))
        .map((word) => word.slice(1));
      const slots = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => factsOfSlots[slot ?? ''] ?? []);
      return {
        fact,
        text,
        mayOpen: words.startsWith('^'),
        also: [...new Set([...slots, ...named])],
        fits: matcher(condition),
      };
    }),
  );
}

/** Reads `res flat !studio view:sea|view:marina` as a test of tags. */
function matcher(condition: string): (tags: ReadonlySet<string>) => boolean {
  const tests = condition
    .split(' ')
    .filter((word) => !word.startsWith('+'))
    .map((word) => {
      const isAbsence = word.startsWith('!');
      const choices = (isAbsence ? word.slice(1) : word).split('|');
      return (tags: ReadonlySet<string>) => choices.some((tag) => tags.has(tag)) !== isAbsence;
    });
  return (tags) => tests.every((test) => test(tags));
}
