import type { Draft } from './listingDraft';
import type { Places } from './listingPlaces';

const families = { residential: 'res', commercial: 'com', 'off-plan': 'off', 'new-homes': 'uk' } as const;
const types: Record<string, string> = { 'office-space': 'office', 'whole-building': 'building' };
/** Square metres that are usual for a flat of so many bedrooms. */
const usual: Record<number, number> = { 0: 50, 1: 79, 2: 119, 3: 174, 4: 250 };

/** What sentences may ask of a home, as short words; see the keys of the sentence tables. */
export function tagsOf(draft: Draft, places: Places): Set<string> {
  const { type, family, bedrooms, bathrooms, floor, parking, cheques, view, size } = draft;
  const tags = new Set<string>([families[family], draft.purpose, types[type] ?? type, ...draft.features]);
  const add = (tag: string, holds: unknown) => holds && tags.add(tag);
  const isHouse = type === 'villa' || type === 'compound' || (type === 'duplex' && Boolean(draft.plot));
  add('house', isHouse && family !== 'commercial');
  add('flat', ['apartment', 'duplex', 'penthouse'].includes(type) && !isHouse);
  add('studio', bedrooms === 0);
  if (bedrooms) {
    add(`beds:${bedrooms}`, true);
    for (const least of [1, 2, 3, 4, 5]) add(`beds:${least}+`, bedrooms >= least);
    add('ensuite', bathrooms && bathrooms >= bedrooms);
    add('bath+1', bathrooms === bedrooms + 1);
  }
  const ratio = size / (usual[bedrooms ?? 2] ?? 119);
  if (type === 'office-space') add('big', size > 300);
  else add(ratio > 1.1 ? 'big' : ratio < 0.9 ? 'small' : 'usual', type === 'apartment');
  add('gone', draft.status === 'sold' || draft.status === 'let-agreed');
  add('plot', draft.plot);
  add('openGround', draft.plot && draft.plot > size * 1.15);
  add('maid', draft.maidsRoom);
  add(draft.furnished ?? '', draft.furnished);
  add(draft.fitOut ?? '', draft.fitOut);
  add(draft.tenure ?? '', draft.tenure);
  add(
    'residency',
    draft.tenure === 'freehold' && draft.price.amount >= 730_000 && draft.price.currency === 'QAR',
  );
  add('bills', draft.billsIncluded === true);
  add('nobills', draft.billsIncluded === false);
  add(`cheques:${cheques === 12 || cheques === 1 ? cheques : 'some'}`, cheques);
  add('park', parking);
  if (parking) add(parking > 2 ? 'park:3+' : `park:${parking}`, true);
  add(`view:${view}`, view);
  add('viewed', view);
  if (floor !== undefined && floor !== null) {
    add('floored', floor > 0);
    add(floor === 0 ? 'ground' : floor < 4 ? 'floor:low' : floor < 10 ? 'floor:mid' : 'floor:high', true);
  }
  add('named', draft.building);
  add(`project:${draft.project}`, draft.project);
  add('plan', draft.floorPlans?.length);
  add(draft.completion && draft.completion <= '2026-11' ? 'ready' : 'coming', draft.completion);
  const before = draft.priceHistory?.at(-1)?.amount;
  if (before) add(before > draft.price.amount ? 'reduced' : 'raised', true);
  for (const { slug } of places.chain(draft.area)) tags.add(`in:${slug}`);
  for (const file of draft.gallery) tags.add(`pic:${file.replace('.jpg', '')}`);
  if (draft.epc) tags.add(`epc:${draft.epc.current}`);
  return tags;
}
