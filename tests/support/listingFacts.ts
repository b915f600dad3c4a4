import type { Draft } from './listingDraft';

export type Block = 'rooms' | 'inside' | 'outlook' | 'building' | 'where' | 'money' | 'who';
/** A fact that a text may state, where in the text it belongs, and in how many texts (of those it fits) it is told. */
export type FactPlan = { fact: string; block: Block; share: number };

/** Facts of a block in the order in which they are told; a fact that may come twice has a figure behind its name. */
function block(name: Block, shares: Record<string, number>): FactPlan[] {
  return Object.entries(shares).map(([fact, share]) => ({
    fact: fact.replace(/\d$/, ''),
    block: name,
    share,
  }));
}

const home: FactPlan[] = [
  ...block('rooms', { rooms: 1, baths: 0.2 }),
  ...block('inside', { livingRooms: 0.34, kitchens: 0.4, bedrooms: 0.2, bathrooms: 0.24 }),
  ...block('inside', { fittings: 0.35, maids: 0.55, furnishing: 0.6 }),
  ...block('outlook', { facade: 0.75, floor: 0.3, view: 0.85, outdoors: 0.6 }),
  ...block('building', { homeList: 0.5, parking: 0.35, shared: 0.4, sharedList: 0.5 }),
  ...block('where', { place: 1, distances: 0.09 }),
  ...block('money', { cheques: 0.6, bills: 0.5, deposits: 0.1, tenure: 0.75, history: 0.7 }),
  ...block('who', { suits: 0.35, place2: 0.1 }),
];

const offPlan: FactPlan[] = [
  ...block('rooms', { offPlanRooms: 1 }),
  ...block('inside', { offPlanPictures: 0.5 }),
  ...block('outlook', { offPlanViews: 0.7 }),
  ...block('building', { offPlanMore: 0.75, homeList: 0.45, sharedList: 0.55, offPlanMore2: 0.3 }),
  ...block('where', { offPlanProjects: 1 }),
  ...block('money', { completion: 1, offPlanTenure: 0.6, offPlanBuying: 0.6 }),
  ...block('who', { offPlanProjects2: 0.6 }),
];

const britain: FactPlan[] = [
  ...block('rooms', { britishRooms: 1 }),
  ...block('inside', { britishPictures: 0.55 }),
  ...block('outlook', { britishViews: 0.7 }),
  ...block('building', { britishMore: 0.85, homeList: 0.35, sharedList: 0.5, britishMore2: 0.6 }),
  ...block('where', { britishPlaces: 1 }),
  ...block('money', { britishCompletion: 1, britishLease: 0.9, britishCosts: 0.75, britishEnergy: 0.55 }),
  ...block('who', { britishBuying: 0.6, britishPlaces2: 0.3 }),
];

const commercialEnd: FactPlan[] = [
  ...block('money', { cheques: 0.65, premisesTerms: 0.7 }),
  ...block('who', { premisesUse: 0.65 }),
];

const premises = (size: string): FactPlan[] => [
  ...block('rooms', { [size]: 1 }),
  ...block('inside', { fitOut: 0.95, premisesPictures: 0.6, premisesMore: 0.85, premisesMore2: 0.6 }),
  ...block('outlook', { premisesViews: 0.8 }),
  ...block('building', { premisesList: 0.6, premisesMore: 0.3 }),
  ...block('where', { premisesPlaces: 0.6, place: 0.75, distances: 0.2 }),
  ...commercialEnd,
];

const building: FactPlan[] = [
  ...block('rooms', { buildings: 1 }),
  ...block('inside', { buildingMore: 1, buildingMore2: 0.7 }),
  ...block('building', { premisesMore: 0.9, premisesMore2: 0.6 }),
  ...block('where', { place: 1, distances: 0.6 }),
  ...block('who', { place2: 0.6 }),
  ...commercialEnd,
];

const land: FactPlan[] = [
  ...block('rooms', { lands: 1 }),
  ...block('inside', { landUse: 1, landUse2: 0.8, landUse3: 0.6, landUse4: 0.3, landUse5: 0.1 }),
  ...block('where', { place: 1, distances: 0.8 }),
  ...block('who', { place2: 0.8, place3: 0.1 }),
  ...block('money', { tenure: 0.8, premisesTerms: 0.6, cheques: 0.5 }),
];

/** The orders in which a text may go through its blocks. */
export const walks: Block[][] = [
  ['rooms', 'inside', 'outlook', 'building', 'where', 'money', 'who'],
  ['rooms', 'outlook', 'inside', 'building', 'where', 'who', 'money'],
  ['rooms', 'where', 'outlook', 'inside', 'building', 'money', 'who'],
  ['rooms', 'outlook', 'building', 'inside', 'who', 'money', 'where'],
  ['rooms', 'who', 'inside', 'outlook', 'building', 'money', 'where'],
  ['rooms', 'building', 'where', 'inside', 'outlook', 'money', 'who'],
  ['rooms', 'inside', 'building', 'outlook', 'where', 'who', 'money'],
  ['rooms', 'building', 'outlook', 'inside', 'where', 'money', 'who'],
];

/** What a text of such a home tells, most typical first. */
export function factsFor({ family, type }: Pick<Draft, 'family' | 'type'>): FactPlan[] {
  if (type === 'land') return land;
  if (family === 'off-plan') return offPlan;
  if (family === 'new-homes') return britain;
  if (family === 'residential') return home;
  if (type === 'office-space') return premises('officeSpace');
  return type === 'shop' ? premises('shops') : building;
}
