import { areasOf } from '../filters/areas';
import { type FilterFields, type FilterName, filterOf } from '../filters/filters';
import { tidyText } from '../filters/text';
import { countryOfFamily, currencyOfFamily, type Kind } from '../kind';
import { offeredFilters } from '../offeredFilters';
import { defaultQuery } from '../query';
import type { SearchData } from '../searchData';
import type { SearchWords } from '../searchWords';
import { wantedFeatureNames } from '../vocabulary';
import type { Finding, Sentence } from './finding';
import { countryAt } from './kindMeant';
import type { Reading } from './reading';

/** Puts the findings of a sentence together for one kind. What does not apply to the kind is left as text. */
export function readingFor(
  sentence: Sentence,
  findings: readonly Finding[],
  kind: Kind,
  words: SearchWords,
  data: SearchData | null,
): Omit<Reading, 'isElsewhere'> {
  const offered = offeredFilters(kind, data);
  const fields: Partial<FilterFields> = {};
  const areas: number[] = [];
  const kept: Finding[] = [];
  const contradicted: Finding[] = [];
  const isLeft = sentence.used.map((used) => 1 - used);
  for (const finding of findings) {
    if (finding.purpose && finding.purpose !== kind.purpose) contradicted.push(finding);
    else if (fits(finding, kind, offered, words) && add(fields, finding)) {
      if (finding.area !== undefined) areas.push(finding.area);
      kept.push(finding);
    } else isLeft.fill(1, finding.from, finding.next);
  }
  const typed = ({ from, next }: Finding) =>
    sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[next - 1]?.end);
  const slugs = smallest(areas, words).map((area) => words.areas[area]?.slug ?? '');
  if (slugs.length > 0) fields.areas = areasOf(kind.family, slugs);
  const left = leftOf(sentence, isLeft);
  if (left) fields.text = tidyText(left);
  const guesses = kept.flatMap((finding) => {
    const area = finding.isGuess ? words.areas[finding.area ?? -1] : undefined;
    return area ? [{ typed: typed(finding), area: area.slug, name: area.name }] : [];
  });
  const query = { ...defaultQuery(kind.family, kind.purpose), ...fields };
  const told = { understood: kept.map(typed), guesses, contradicted: contradicted.map(typed), left };
  return { kind, fields, query, ...told };
}

function fits(finding: Finding, kind: Kind, offered: ReadonlySet<FilterName>, words: SearchWords): boolean {
  const { asked = {}, area, currency, family, isReady, isText } = finding;
  if (isText || (family && family !== kind.family)) return false;
  if (isReady && (kind.family === 'off-plan' || kind.family === 'new-homes')) return false;
  if (currency && currency !== currencyOfFamily(kind.family)) return false;
  if (area !== undefined) return countryAt(words, area) === countryOfFamily(kind.family);
  return (Object.keys(asked) as (keyof FilterFields)[]).every((field) => offered.has(filterOf(field)));
}

/** Adds what a finding asks for, unless something else was asked for before. */
function add(fields: Partial<FilterFields>, { asked = {}, type }: Finding): boolean {
  if (type) {
    // "Villa in a compound" names both.
    const isHome = [fields.type, type].every((each) => each === 'villa' || each === 'compound');
    if (fields.type && fields.type !== type && !isHome) return false;
    fields.type = fields.type && fields.type !== type ? 'compound' : type;
  }
  const { features = [], ...single } = asked;
  const wanted = [...(fields.features ?? []), ...features];
  const isOther = Object.entries(single).some(([field, value]) => {
    const before = fields[field as keyof FilterFields];
    return before !== undefined && before !== value;
  });
  if (isOther) return false;
  Object.assign(fields, single);
  if (features.length > 0) fields.features = wantedFeatureNames.filter((name) => wanted.includes(name));
  return true;
}

/** Leaves out areas that hold another one: "Porto Arabia, The Pearl" is Porto Arabia. */
function smallest(areas: readonly number[], words: SearchWords): number[] {
  return areas.filter(
    (area) => !areas.some((other) => other !== area && words.areas[other]?.chain.includes(area)),
  );
}

/** The words that nothing was read from, as typed; words side by side with what was between them. */
function leftOf({ text, tokens }: Sentence, isLeft: Uint8Array): string {
  const runs: { start: number; end: number; at: number }[] = [];
  tokens.forEach(({ start, end }, at) => {
    const last = runs.at(-1);
    if (isLeft[at] !== 1) return;
    if (last?.at === at - 1) Object.assign(last, { end, at });
    else runs.push({ start, end, at });
  });
  return runs.map(({ start, end }) => text.slice(start, end)).join(' ');
}
