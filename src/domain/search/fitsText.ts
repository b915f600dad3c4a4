import type { Fits } from './filter';
import { soundMatch } from './matchWord';
import { matchVocabulary, type NameForms, type NameIndex, nameIndexOf, typedWords } from './nameIndex';
import { numberIn } from './references';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/**
 * Finds listings by words: each must agree with a word in the names of the building, the project or its developer, the
 * area or what holds it; or the text is the listing's reference. Typing errors are forgiven only where no name has the
 * word as it was typed. Null for no text.
 */
export function fitsText(text: string, data: SearchData, words: SearchWords): Fits | null {
  const typed = typedWords(text);
  if (typed.length === 0) return null;
  const number = numberIn(text, data.family);
  const index = nameIndexOf(words);
  const each = typed.map((word) => fitsWord(goodWords(index, word), index, data, words));
  return (at) => data.column.number[at] === number || each.every((fits) => fits(at));
}

/** Marks the words of the vocabulary that the typed one stands for. */
function goodWords(index: NameIndex, typed: string): Uint8Array {
  const matches = matchVocabulary(index, typed);
  const least = matches.some((match) => match >= soundMatch) ? soundMatch : 0.01;
  return Uint8Array.from(matches, (match) => (match >= least ? 1 : 0));
}

function fitsWord(good: Uint8Array, index: NameIndex, data: SearchData, words: SearchWords): Fits {
  const has = (forms: NameForms | undefined) =>
    forms?.some((form) => form.some((ways) => ways.some((way) => good[way] === 1))) ?? false;
  const developers = index.developers.map(has);
  const projects = words.projects.map(
    ({ developer }, at) => has(index.projects[at]) || developers[developer],
  );
  const ownAreas = index.areas.map(has);
  // A finished development has no listings of its own: they are those of its area.
  words.projects.forEach(({ kind, area }, at) => {
    if (kind === 'development' && projects[at]) ownAreas[area] = true;
  });
  const areas = words.areas.map(({ chain }) => chain.some((place) => ownAreas[place]));
  const sites = data.siteArea.map(
    (area, at) => areas[area] || has(index.buildings[data.siteBuilding[at] ?? -1]),
  );
  const { site, project } = data.column;
  return (at) => (sites[site[at] ?? 0] || projects[(project[at] ?? 0) - 1]) === true;
}
