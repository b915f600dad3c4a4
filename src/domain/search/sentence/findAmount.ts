import { type Amount, amountAt } from './amountAt';
import {
  announcers,
  type Comparator,
  comparators,
  rangeWords,
  sizeLabels,
  type Unit,
  units,
} from './amountWords';
import { featureWords } from './featureWords';
import type { Finding, Sentence } from './finding';
import { phraseAt } from './phraseTable';
import { limitsOf, mostRooms, priceOf, type Quantity, roomsOf, sizeOf } from './quantities';
import { wordNumberAt } from './wordNumberAt';

/** Reads what numbers at a token ask for: rooms, a price or a size. Null where there is none, or its meaning is not clear. */
export function findAmount(sentence: Sentence, from: number): Finding | null {
  const { comparator, told: before, next: at } = leadOf(sentence, from);
  const first = amountAt(sentence, at);
  if (!first) return null;
  const around = unitsAt(sentence, first);
  const sum = sumAt(sentence, first);
  if (sum) return { from, next: unitsAt(sentence, sum).next, isText: true };
  const list = named.has(sentence.tokens[at - 1]?.word ?? '') ? [] : roomListOf(sentence, first, before);
  const second = list.at(-1) ?? secondOf(sentence, first, around.next, before);
  const told = second ? merge(around.told, unitsAt(sentence, second)) : around;
  const next = told.next;
  const quantity: Quantity = {
    ...(second ? rangeOf(first, second, list) : limitsOf(first.value, comparator?.side ?? null)),
    isStrict: comparator?.isStrict ?? false,
    counts: first.counts ?? second?.counts ?? null,
    metres: null,
    currency: null,
    months: null,
    isMultiplied: !(second ?? first).isPlain || !first.isPlain,
  };
  const listed = list.slice(0, -1).flatMap((each) => unitsAt(sentence, each).told);
  const all = [...before, ...listed, ...told.told];
  if (all.some((unit) => 'isUnasked' in unit)) return { from, next, isText: true };
  for (const unit of all) apply(unit, quantity, first.value);
  const asked = roomsOf(quantity) ?? sizeOf(quantity) ?? priceOf(quantity);
  return asked && { from, next, ...asked };
}

/** The second number of "2+1" rooms, or null. What it counts differs: a hall, a study or another bedroom. */
function sumAt(sentence: Sentence, first: Amount): Amount | null {
  const isSum = sentence.tokens[first.next]?.word === '+' && first.isPlain && !first.counts;
  const second = isSum ? amountAt(sentence, first.next + 1) : null;
  return second?.isPlain && !second.counts && Math.max(first.value, second.value) <= mostRooms
    ? second
    : null;
}

/** What stands before a number: "up to", "QAR", "monthly", "a price of", "beds:". */
function leadOf(sentence: Sentence, from: number) {
  const { tokens, used } = sentence;
  const isFree = (index: number) => used[index] === 0;
  const told: Unit[] = [];
  let comparator: Comparator | null = null;
  let next = from;
  for (;;) {
    const limit = phraseAt(comparators, tokens, next, isFree);
    const label = labelAt(sentence, next);
    const unit = label ?? phraseAt(units, tokens, next, isFree);
    if (limit) {
      // The last one counts: "budget up to". In "at most about" the first one says more.
      if (!comparator || limit.meaning.side !== 'about') comparator = limit.meaning;
      next = limit.next;
    } else if (unit && (label || isOfPrice(unit.meaning))) {
      told.push(unit.meaning);
      next = unit.next;
    } else if (next > from && isFree(next) && announcers.has(tokens[next]?.word ?? '')) next++;
    else return { comparator, told, next };
  }
}

/**
 * The unit that a label gives to the figure after it: "beds: 3", "size: 120". The figures in "3 beds: 2 baths" and
 * "2 bed: 9000" belong to something else.
 */
function labelAt(sentence: Sentence, from: number) {
  const { tokens, used } = sentence;
  const isFree = (index: number) => used[index] === 0;
  const found = phraseAt(sizeLabels, tokens, from, isFree) ?? phraseAt(units, tokens, from, isFree);
  if (!found || !tokens[found.next - 1]?.isLabel || !isMeasure(found.meaning)) return null;
  const figure = amountAt(sentence, leadOf(sentence, found.next).next);
  if (!figure) return null;
  const { told } = unitsAt(sentence, figure);
  const [labelled, counted] = [countOf([found.meaning]), countedBy(figure, told)];
  const isOther = (counted !== null && counted !== labelled) || told.some((unit) => 'metres' in unit);
  return isOther || (labelled !== null && figure.value > mostRooms) ? null : found;
}

/** The units after an amount: "sqm", "QAR per month", "bedrooms or more". */
function unitsAt(sentence: Sentence, { next, counts }: Amount): { told: Unit[]; next: number } {
  const { tokens } = sentence;
  const told: Unit[] = [];
  let end = next;
  for (;;) {
    // "2-bed": the hyphen says nothing.
    const at = tokens[end]?.word === '-' && tokens[end + 1]?.number === null ? end + 1 : end;
    const found = unitAt(sentence, at);
    const hasCount = counts !== null || told.some((unit) => 'counts' in unit);
    const isMeasured = counts !== null || told.some(isMeasure);
    if (!found || ('counts' in found.meaning && hasCount)) return { told, next: end };
    // "2 bed yearly 120000" and "2 bed QAR 9000": a period or a currency belongs to a price.
    if (isOfPrice(found.meaning) && isMeasured) return { told, next: end };
    told.push(found.meaning);
    end = found.next;
  }
}

function unitAt(sentence: Sentence, at: number) {
  const { tokens, used } = sentence;
  if (labelAt(sentence, at)) return null;
  const found = phraseAt(units, tokens, at, (index) => used[index] === 0);
  if (!found || !('side' in found.meaning)) return found;
  if (isOfNext(sentence, at, found.next)) return null;
  const [sign, before, after] = [tokens[at], tokens[at - 1], tokens[found.next]];
  // "3+" and "3 beds+" mean more; in "3 bed + maid" the sign joins two wishes.
  if (sign?.word === '+' && (sign.start !== before?.end || after?.start === sign.end)) return null;
  const joins = sign?.word === '+' || sign?.word === 'plus';
  return joins && phraseAt(featureWords, tokens, found.next) ? null : found;
}

/** True for words such as "max" in "3 beds max 9000" and "واقل" in "اكثر من 5000 واقل من 8000". */
function isOfNext(sentence: Sentence, at: number, end: number): boolean {
  const { tokens } = sentence;
  const start = joiningWords.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const limit = phraseAt(comparators, tokens, start);
  return (
    limit !== null && limit.next >= end && amountAt(sentence, currencyEnd(sentence, limit.next)) !== null
  );
}

const joiningWords = new Set(['and', 'or', '&', 'و', 'او']);

/** "tower 2, 3 bedrooms": the first number is part of a name. */
const named = new Set(['tower', 'building', 'block', 'phase', 'برج', 'مبني', 'عماره', 'بنايه']);

/**
 * The further numbers in a list of rooms: "1, 2 or 3 bedrooms", "studio, 1 bed or 2 bed". Only after "or" need they not
 * rise and name the rooms again: "3 bed, 2 cars" and "tower 5, 2 bed" are no lists.
 */
function roomListOf(sentence: Sentence, first: Amount, lead: readonly Unit[]): Amount[] {
  const list: Amount[] = [];
  let [last, counts, sure, isChoice] = [first, countOf(lead), 0, false];
  for (;;) {
    const { told, next } = unitsAt(sentence, last);
    const counted = countedBy(last, told);
    if (!last.isPlain || last.value > mostRooms || (counted && counts && counted !== counts)) break;
    counts ??= counted;
    if (counted || (isChoice && counts && sure === list.length - 1)) sure = list.length;
    const { word = '' } = sentence.tokens[next] ?? {};
    isChoice = ['or', 'او'].includes(word);
    const isJoined = isChoice || joiningWords.has(word) || word === '/';
    const isListed = sentence.tokens[next - 1]?.isLast === true;
    const further = isJoined || isListed ? amountAt(sentence, isJoined ? next + 1 : next) : null;
    if (!further || (!isChoice && further.value <= last.value)) break;
    list.push(further);
    last = further;
  }
  return counts ? list.slice(0, sure) : [];
}

/** The second number of a range. */
function secondOf(sentence: Sentence, first: Amount, after: number, lead: readonly Unit[]): Amount | null {
  for (const at of new Set([first.next, after])) {
    const { word = '', number = 0 } = sentence.tokens[at] ?? {};
    if (number !== null || sentence.used[at] === 1) continue;
    const isJoined = isJoinedNumber(sentence, at);
    const second = amountAt(sentence, isJoined ? at : currencyEnd(sentence, at + 1));
    if (!second) continue;
    const before = at > first.next ? unitsAt(sentence, first).told : [];
    const countedFirst = countedBy(first, [...before, ...lead]);
    const { told } = unitsAt(sentence, second);
    // "beds: 2 - 3": the label applies to both numbers.
    const isAlike = told.length === 0 && second.value <= mostRooms;
    const isSame = countedFirst !== null && countedFirst === countedBy(second, isAlike ? lead : told);
    // "7 الاف و 200 متر" are two things.
    const isOfTwo = (isJoined || joiningWords.has(word)) && second.value < first.value;
    const joinsRange = isJoined || rangeWords.has(word);
    const isRange = joinsRange && countedFirst === null && second.counts === null && !isOfTwo;
    if ((joinsRange && isSame) || (isRange && before.every(isOfRange))) return second;
  }
  return null;
}

/** True for a number in words together with "and" or "to": "بين خمسة وسبعة", "من غرفتين لثلاث غرف". */
function isJoinedNumber(sentence: Sentence, at: number): boolean {
  const wordAt = (index: number) => sentence.tokens[index]?.word ?? '';
  return /^[ول](?=..)/.test(wordAt(at)) && wordNumberAt(wordAt, at) !== null;
}

/** The index after a currency at a token, or of the token itself. */
function currencyEnd({ tokens, used }: Sentence, at: number): number {
  const found = phraseAt(units, tokens, at, (index) => used[index] === 0);
  return found && 'currency' in found.meaning ? found.next : at;
}

/** What a number counts. "2 bed and 3 bath" is no range: the numbers count different things. */
function countedBy({ counts }: Amount, told: readonly Unit[]): Quantity['counts'] {
  return counts ?? countOf(told);
}

function countOf(told: readonly Unit[]): Quantity['counts'] {
  return told.flatMap((unit) => ('counts' in unit ? [unit.counts] : []))[0] ?? null;
}

function isOfPrice(unit: Unit): boolean {
  return 'currency' in unit || 'months' in unit || 'isUnasked' in unit;
}

function isMeasure(unit: Unit): boolean {
  return 'counts' in unit || 'metres' in unit;
}

function isOfRange(unit: Unit): boolean {
  return 'currency' in unit || 'metres' in unit;
}

function merge(told: Unit[], after: { told: Unit[]; next: number }) {
  return { told: [...told, ...after.told], next: after.next };
}

function rangeOf(
  first: Amount,
  second: Amount,
  list: readonly Amount[],
): Pick<Quantity, 'min' | 'max' | 'side'> {
  const isShared = first.isPlain && !second.isPlain && first.value < second.value / second.multiplier;
  const start = isShared ? first.value * second.multiplier : first.value;
  const values = [start, second.value, ...list.map(({ value }) => value)];
  return { min: Math.min(...values), max: Math.max(...values), side: 'range' };
}

function apply(unit: Unit, quantity: Quantity, value: number): void {
  if ('side' in unit) {
    if (quantity.side === 'range') {
      // "2 or 3+ bedrooms"
      if (unit.side === 'min') quantity.max = null;
      return;
    }
    Object.assign(quantity, limitsOf(value, unit.side), { isStrict: false });
  } else if ('counts' in unit) quantity.counts ??= unit.counts;
  else if ('metres' in unit) quantity.metres ??= unit.metres;
  else if ('currency' in unit) quantity.currency ??= unit.currency;
  else if ('months' in unit) quantity.months ??= unit.months;
}
