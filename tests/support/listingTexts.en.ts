import type { LanguageOfTexts } from './listingDescription';
import { britishPictures, britishPlaces, britishRooms, britishViews } from './sentences/en/britain';
import {
  britishBuying,
  britishCompletion,
  britishCosts,
  britishEnergy,
  britishLease,
  britishMore,
} from './sentences/en/britishTerms';
import { buildingMore, buildings, lands, landUse } from './sentences/en/buildings';
import { fittings, furnishing, maids, parking } from './sentences/en/inside';
import { homeNouns, premisesNouns, sharedNouns } from './sentences/en/nouns';
import { fitOut, officeSpace, shops } from './sentences/en/offices';
import { offPlanMore, offPlanPictures, offPlanRooms, offPlanViews } from './sentences/en/offPlan';
import { completion, offPlanBuying, offPlanProjects, offPlanTenure } from './sentences/en/offPlanProjects';
import { facade, outdoors } from './sentences/en/outdoors';
import { floor, view } from './sentences/en/outlook';
import { bathrooms, bedrooms, kitchens, livingRooms } from './sentences/en/pictures';
import { placesDoha } from './sentences/en/placesDoha';
import { placesLusail } from './sentences/en/placesLusail';
import { placesPearl } from './sentences/en/placesPearl';
import { distances, placesRegions } from './sentences/en/placesRegions';
import { premisesList, premisesMore, premisesPictures, premisesViews } from './sentences/en/premises';
import { baths, rooms } from './sentences/en/rooms';
import { homeList, shared, sharedList } from './sentences/en/shared';
import { bills, cheques, deposits, history, suits, tenure } from './sentences/en/terms';
import { premisesPlaces, premisesTerms, premisesUse } from './sentences/en/trade';

const single = {
  rooms,
  baths,
  floor,
  view,
  kitchens,
  livingRooms,
  bedrooms,
  bathrooms,
  outdoors,
  facade,
  shared,
  furnishing,
  fittings,
  maids,
  parking,
  bills,
  cheques,
  deposits,
  tenure,
  history,
  suits,
  distances,
  offPlanRooms,
  offPlanProjects,
  completion,
  offPlanMore,
  offPlanViews,
  offPlanBuying,
  offPlanPictures,
  offPlanTenure,
  britishRooms,
  britishPlaces,
  britishLease,
  britishCosts,
  britishEnergy,
  britishCompletion,
  britishMore,
  britishViews,
  britishPictures,
  britishBuying,
  officeSpace,
  fitOut,
  premisesMore,
  premisesViews,
  premisesPictures,
  shops,
  buildings,
  buildingMore,
  lands,
  premisesPlaces,
  premisesUse,
  premisesTerms,
  landUse,
  premisesList,
  homeList,
  sharedList,
};

export const english: LanguageOfTexts = {
  banks: {
    ...Object.fromEntries(Object.entries(single).map(([fact, bank]) => [fact, [bank]])),
    place: [placesDoha, placesPearl, placesLusail, placesRegions],
  },
  themes: [
    /kitchen|cook/i,
    /\bpools?\b|swim/i,
    /\bgym\b|\btrain\b/i,
    /balcon/i,
    /\bterrace/i,
    /gardens?\b|lawn/i,
    /majlis/i,
    /maid/i,
    /driver/i,
    /wardrobe|clothes/i,
    /lobby/i,
    /concierge|parcels|security|guard/i,
    /furni|sofa/i,
    /metro|tram|station|line\b/i,
    /parking|\bpark(ed)?\b|\bcars?\b/i,
    /freehold|title/i,
    /cheque/i,
    /deposit|as security|leaves? a month/i,
    /raised floor/i,
    /generator/i,
    /server/i,
    /meeting/i,
    /reception/i,
    /pantry/i,
    /mezzanine/i,
    /loading/i,
    /\bfitted\b|fit-out|CAT-A|shell and core/i,
    /sauna/i,
    /\bspa\b/i,
    /lounge\b/i,
    /bicycle|bike/i,
    /\bpets?\b|\bdogs?\b/i,
    /play/i,
    /shop window|in the window|large window|the window shows/i,
    /\bsea\b|water/i,
    /marina/i,
    /storage|suitcases|boxes|\bstock\b/i,
    /cooling|cooled|air conditioning/i,
    /lights?\b|lit\b/i,
    /beach|sand\b/i,
    /children|child\b/i,
    /bills|meter/i,
    /sunset|evening|dusk/i,
    /residency|residence permit/i,
    /study/i,
    /images?\b|shown|pictured/i,
  ],
  leansBack: /\b(it|its|they|there|this side|both)\b/i,
  nouns: { list: homeNouns, sharedList: sharedNouns, premisesList: premisesNouns },
  joinNouns: (nouns) => `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`,
  joinSentences: joinEnglish,
  length: { least: 60, from: 76, to: 118, most: 150 },
  finish: (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1),
};

/** `A. B.` as `A; b.` when both are short and the second begins with a word that can be small. */
function joinEnglish(first: string, second: string): string | null {
  const isShort = [first, second].every(
    (sentence) => sentence.split(' ').length <= 11 && !/[;:]/.test(sentence),
  );
  const opens = /^(The|A|An|Two|One|In|On|Wardrobes|Water|Cooling|Pets|Residents|For|From|You) /;
  if (!isShort || !opens.test(second)) return null;
  return `${first.slice(0, -1)}; ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}
