import { months } from '../../src/i18n/months';
import type { Draft } from './listingDraft';
import type { Surroundings } from './listingSurroundings';

export type Words = Record<string, string>;

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const nouns: Record<string, string> = {
  compound: 'house',
  villa: 'villa',
  duplex: 'duplex',
  penthouse: 'penthouse',
};

const views: Record<string, string> = {
  sea: 'the sea',
  marina: 'the marina',
  city: 'the city',
  garden: 'a garden',
  pool: 'the pool',
  park: 'the park',
  courtyard: 'the courtyard',
  street: 'the street',
};

/** Places that English does not say `in` of, or that want an article. */
const prepositions: [RegExp, string][] = [
  [/^(marina|stadium|waterfront)-district$|^diplomatic-area$/, 'in the'],
  [/^corniche$/, 'on the'],
  [/^(gewan-island|isola-dana|qetaifan-island-(north|south)|the-pearl-island)$/, 'on'],
  [/^(west-bay-lagoon|katara|la-plage|energy-city)$/, 'at'],
];

/** The words that sentences in English fill in. */
export function englishWords(draft: Draft, around: Surroundings): Words {
  const { bedrooms, bathrooms, parking, floor, size } = draft;
  const place = around.place.name.en;
  const preposition = prepositions.find(([slug]) => slug.test(around.place.slug))?.[1] ?? 'in';
  const desks = Math.max(5, Math.round(size / 50) * 5);
  const home = bedrooms === 0 ? 'studio' : (nouns[draft.type] ?? 'apartment');
  return {
    bed: number(bedrooms ?? 0),
    beds: counted(bedrooms ?? 0, 'bedroom'),
    bedsN: number(bedrooms ?? 0),
    baths: counted(bathrooms ?? 0, 'bathroom'),
    bathsN: number(bathrooms ?? 0),
    size: figure(size),
    plot: figure(draft.plot ?? 0),
    floor: ordinal(floor ?? 0),
    floorN: String(floor ?? 0),
    home,
    aHome: home === 'apartment' ? 'an apartment' : `a ${home}`,
    homes: draft.type === 'compound' ? 'houses' : 'villas',
    building: draft.building?.en ?? place,
    project: draft.building?.en ?? place,
    unit: draft.unit ?? '',
    place,
    seen: views[draft.view ?? 'city'] ?? 'the city',
    in: `${preposition} ${place}`,
    taker: draft.purpose === 'rent' ? 'tenant' : 'owner',
    let: draft.purpose === 'rent' ? 'lease' : 'sale',
    parkings: counted(parking ?? 0, 'parking space'),
    parkN: number(parking ?? 0),
    cheques: counted(draft.cheques ?? 0, 'cheque'),
    completion: month(draft.completion ?? '2027-01'),
    listed: month(draft.listed),
    lease: figure(draft.leaseYears ?? 0),
    service: `£${figure(draft.serviceCharge ?? 0)}`,
    epc: draft.epc ? energy(draft.epc) : '',
    desks: String(desks),
    trade: tradeFor(size),
    aTrade: `a ${tradeFor(size)}`,
    anchor: around.anchor.name.en,
    km:
      around.kilometres < 1
        ? `about ${Math.round(around.kilometres * 20) * 50} m`
        : `about ${Math.round(around.kilometres)} km`,
  };
}

function number(value: number): string {
  return numbers[value] ?? String(value);
}

function counted(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
}

function figure(value: number): string {
  return value.toLocaleString('en-GB');
}

function ordinal(value: number): string {
  const ending =
    value % 10 === 1 && value !== 11
      ? 'st'
      : value % 10 === 2 && value !== 12
        ? 'nd'
        : value % 10 === 3 && value !== 13
          ? 'rd'
          : 'th';
  return ordinals[value] ?? `${value}${ending}`;
}

function month(iso: string): string {
  return `${months.en[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

function energy({ current, potential }: { current: string; potential: string }): string {
  return current === potential ? current : `${current}, with ${potential} within reach`;
}

function tradeFor(size: number): string {
  if (size < 60) return 'florist or a tailor';
  if (size < 110) return 'pharmacy or a salon';
  return size < 170 ? 'clinic or a restaurant' : 'furniture shop or a small supermarket';
}
