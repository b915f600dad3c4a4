import type { Family, PropertyType } from '../../content/listings';
import { countryOfFamily, type Kind } from '../kind';
import { purposesOf } from '../query';
import type { SearchWords } from '../searchWords';
import type { Finding } from './finding';

const commercialTypes: readonly PropertyType[] = ['office-space', 'shop', 'whole-building'];
/** No home is let for so much a month: such a limit is a price to buy for. */
const leastSalePrice = 300_000;

/** Returns the kind of homes that a sentence means. What it does not say stays as it is in the current kind. */
export function kindMeant(findings: readonly Finding[], kind: Kind, words: SearchWords): Kind {
  const family = familyMeant(findings, kind, words) ?? kind.family;
  const purposes = purposesOf(family);
  const purpose = purposeMeant(findings, family) ?? kind.purpose;
  return { family, purpose: purposes.includes(purpose) ? purpose : (purposes[0] ?? 'sale') };
}

function familyMeant(findings: readonly Finding[], kind: Kind, words: SearchWords): Family | null {
  const said = findings.find(({ family }) => family)?.family;
  const places = findings.filter(({ area }) => area !== undefined);
  const isNear = ({ area = -1 }: Finding) => countryAt(words, area) === countryOfFamily(kind.family);
  // Of guesses, one in the country searched is likelier than one abroad.
  const place = (places.find(({ isGuess }) => !isGuess) ?? places.find(isNear) ?? places[0])?.area;
  const country = place === undefined ? null : countryAt(words, place);
  const isAbroad = country === 'uk';
  if (isAbroad || (country === null && findings.some(({ currency }) => currency === 'GBP')))
    return 'new-homes';
  if (said) return said;
  const isHere = country === null && !findings.some(({ currency }) => currency === 'QAR');
  const current = kind.family === 'new-homes' && !isHere ? 'residential' : kind.family;
  const type = findings.find((finding) => finding.type)?.type;
  if (current !== 'new-homes' && type && commercialTypes.includes(type)) return 'commercial';
  if (current === 'commercial' && type && ['apartment', 'villa', 'duplex', 'penthouse'].includes(type))
    return 'residential';
  if (current === 'off-plan' && findings.some(({ isReady }) => isReady)) return 'residential';
  const isPlanned = findings.some(({ asked }) => asked?.completion != null);
  return isPlanned && current !== 'new-homes' ? 'off-plan' : current;
}

function purposeMeant(findings: readonly Finding[], family: Family) {
  const said = findings.find(({ purpose, asked }) => purpose && !asked)?.purpose;
  if (said) return said;
  if (findings.some(({ purpose, asked }) => purpose === 'rent' && asked)) return 'rent';
  const isOwners = findings.some(({ asked }) => asked?.ownable || asked?.residency);
  const price = Math.max(0, ...findings.map(({ asked }) => asked?.maxPrice ?? asked?.minPrice ?? 0));
  if (isOwners || (family === 'residential' && price >= leastSalePrice)) return 'sale';
  return findings.some(({ asked }) => asked?.billsIncluded) ? 'rent' : null;
}

/** The slug of the country of an area. */
export function countryAt(words: SearchWords, area: number): ReturnType<typeof countryOfFamily> {
  const country = words.areas[words.areas[area]?.chain.at(-1) ?? -1]?.slug;
  return country === 'uk' ? 'uk' : 'qatar';
}
