import type { NameForm, NameForms } from './nameIndex';

/** How well a name agrees with what is typed. */
export type NameMatch = {
  /** 0 to about 120; 0 when some typed word agrees with nothing, or all only with what holds the place. */
  score: number;
  /** For each typed word, how well this name or those around it agree; for what lies within. */
  each: number[];
};

/** What a typed word is worth that agrees only with what holds the place: "Porto Arabia, the Pearl". */
const aroundWorth = 0.7;

/** What a typed word is worth that says no more than the kind of the thing: "Lusail City". */
const kindWorth = 0.75;

/**
 * Ranks one thing by its names.
 * @param forms all names of the thing
 * @param matches for each typed word, how well it agrees with each word of the vocabulary
 * @param around for each typed word, how well it agrees with what holds the thing
 * @param isKind for each typed word, whether it says the kind of the thing
 */
export function rankForms(
  forms: NameForms,
  matches: Float32Array[],
  around?: readonly number[],
  isKind?: readonly boolean[],
): NameMatch {
  const own = matches.map(() => 0);
  const spare = matches.map((_, at) =>
    Math.max(aroundWorth * (around?.[at] ?? 0), isKind?.[at] ? kindWorth : 0),
  );
  let score = 0;
  for (const form of forms) score = Math.max(score, rankForm(form, matches, own, spare));
  const each = own.map((match, at) => Math.max(match, aroundWorth * (around?.[at] ?? 0)));
  return { score, each };
}

/**
 * The score of one name; keeps the best matches so far in `own`.
 * @param spare for each typed word, what it is worth where the name lacks it
 */
function rankForm(form: NameForm, matches: Float32Array[], own: number[], spare: readonly number[]): number {
  let [sum, covered] = [0, 0];
  let [isMissed, isFirst] = [false, false];
  for (const [at, match] of matches.entries()) {
    const { best, place } = bestIn(form, match);
    own[at] = Math.max(own[at] ?? 0, best);
    covered += best;
    if (at === 0 && place === 0) isFirst = true;
    const worth = Math.max(best, spare[at] ?? 0);
    if (worth === 0) isMissed = true;
    sum += worth;
  }
  if (isMissed || covered === 0) return 0;
  return (100 * sum) / matches.length + 14 * Math.min(1, covered / form.length) + (isFirst ? 4 : 0);
}

/** How well a typed word agrees with a name, and with which of its words. */
function bestIn(form: NameForm, match: Float32Array): { best: number; place: number } {
  let [best, place] = [0, -1];
  for (let slot = 0; slot < form.length; slot++) {
    for (const way of form[slot] ?? []) {
      const value = match[way] ?? 0;
      if (value > best) [best, place] = [value, slot];
    }
  }
  return { best, place };
}
