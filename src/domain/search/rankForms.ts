import type { NameForm, NameForms } from './nameIndex';

/** How well a name matches the typed text. */
export type NameMatch = {
  /** 0 to about 120. 0 if a typed word matches nothing, or if all words match only areas around the place. */
  score: number;
  /** For each typed word, the score of this name and the names around it. Used as `around` for places within. */
  each: number[];
};

/** Weight of a typed word that matches only an area around the place: "Porto Arabia, the Pearl". */
const aroundWorth = 0.7;

/** Score of a typed word that describes only the kind of place: "Lusail City". */
const kindWorth = 0.75;

/**
 * Scores one place, building, project or developer by its names.
 * @param forms all its names
 * @param matches for each typed word, its scores against the vocabulary
 * @param around for each typed word, its score against the areas around
 * @param isKind for each typed word, whether it describes the kind of place
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
 * Scores one name and updates the best match of each typed word in `own`.
 * @param spare for each typed word, its score if the name does not contain it
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

/** The best score of a typed word in a name, and the position of the matched word. */
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
