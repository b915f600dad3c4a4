import type { Bank } from '../sentenceBank';

/** Several things in a row: `{list}` of the home, `{sharedList}` of its building or compound. */
export const homeList: Bank = {
  'res|off|uk': [
    'It also has {list}.',
    '{list} come with it.',
    'Among the details are {list}.',
    'You will find {list} as well.',
    'Beyond the rooms it has {list}.',
    'With it you get {list}. @ !off',
    'On top of that you have {list}. @ !off',
    'Also part of the {home}: {list}.',
    'We noted {list} too. @ !off',
    'What makes daily life easier: {list}.',
    'The {home} includes {list}.',
    'There are {list} besides. @ !off',
    'Counted in are {list}.',
    'Its extras are {list}.',
    'The rest of the list reads: {list}.',
    'Daily life is helped by {list}.',
    '{list} are part of it.',
  ],
};

export const sharedList: Bank = {
  'res|off|uk flat': [
    'The building offers {sharedList}. @ !off',
    'Residents have {sharedList}. @ !off',
    '{building} has {sharedList} for those who live in it. @ !off',
    '{sharedList} are there for all residents. @ !off',
    'As a resident you have {sharedList}.',
    '{sharedList} come with the building.',
    'In {building} you also have {sharedList}. @ !off',
    'Shared with the neighbours are {sharedList}.',
    'The common parts include {sharedList}.',
    'Under the same roof are {sharedList}. @ !off',
    'Life in {building} comes with {sharedList}.',
    'Among the things that residents share are {sharedList}. @ !off',
    'Owners and tenants alike have {sharedList}.',
    'Within {building} there are {sharedList}. @ !off',
  ],
  'res compound': [
    'The compound has {sharedList}.',
    'Families in {building} share {sharedList}.',
    '{sharedList} are within the walls.',
    'Inside the gate you find {sharedList}.',
    'With the house come {sharedList}, shared with the neighbours.',
    'What the compound adds: {sharedList}.',
    'Neighbours share {sharedList}.',
  ],
};

/** One thing that is shared, or a picture of it. */
export const shared: Bank = {
  'res flat shared-pool gym': [
    'You can swim or train without leaving {building}.',
    'Membership elsewhere is not needed, as {building} has a gym and a pool.',
    'Two things residents share are a pool and a gym.',
  ],
  'res flat shared-pool !gym': [
    'The pool is shared with the neighbours.',
    '{building} has a pool for all who live in it.',
    'Residents swim in the pool of the building.',
  ],
  'res flat gym !shared-pool': [
    'For exercise there is a gym in {building}.',
    'Residents train in the gym of the building.',
    'You will find a gym under the same roof.',
  ],
  'res pic:pool-terrace-01': [
    'From the loungers by the pool you see the sun go down behind the towers.',
    'The rooftop pool faces the skyline.',
    'Up on the roof, sunshades and loungers stand round the pool.',
  ],
  'res pic:pool-terrace-02': [
    'The pool is on the roof, and a pergola beside it gives shade.',
    'White sunshades line the pool on the roof.',
    'On the roof, swimmers have the towers for company.',
  ],
  'res pic:pool-terrace-03': [
    'The pool on the roof stays lit after dark, with the city around it.',
    'Evening is a good time for the rooftop pool, as the photograph shows.',
    'You can swim on the roof under the lights of the city.',
  ],
  'res flat sauna': ['After training there is the sauna.', 'Residents can use a sauna.'],
  'res flat spa': ['Treatment rooms of a spa are in {building}.'],
  'res flat concierge': [
    'A concierge takes in parcels and visitors.',
    'The desk in the lobby is staffed by a concierge.',
    'A concierge looks after the entrance of {building}.',
  ],
  'res pic:lobby-01': [
    'You come in through a pale marble lobby two storeys high.',
    'The lobby is of light stone, with seats for those who wait.',
  ],
  'res pic:lobby-02': [
    'The lobby is dark marble, lit low.',
    'Dark stone and a bright desk receive you in the lobby.',
  ],
  'res flat playground|kids-club': [
    'Children have a place to play in the building.',
    'Small children have somewhere to play at home.',
  ],
  'res compound shared-pool': [
    'Neighbours meet at the compound pool.',
    '{building} keeps a pool for its families.',
    'Swimming is a short walk away, at the pool of the compound.',
  ],
  'res compound playground': [
    'A playground within the walls saves driving to one.',
    'For children there is a playground between the houses.',
  ],
  'res compound security': [
    'Visitors are announced at the gate by security.',
    'A guarded gate keeps through traffic out.',
  ],
  'res beach-access': [
    'Towel over the shoulder, you are on the beach in minutes.',
    'Residents have access to a beach.',
    'The {home} comes with access to the beach.',
    'A beach is open to those who live here.',
  ],
  'res marina-berth': ['For a boat there is a berth in the marina.'],
  'in:le-mirage': [
    'A gardener and somebody for the pool come every week, and both are in the rent.',
    'Le Mirage has thirty villas, one gate and a guard day and night.',
    'The two streets of Le Mirage cross at a fountain, and no traffic passes through.',
  ],
  'in:35-west-bay': [
    'Three lifts serve the homes of 35 West Bay, and a fourth takes furniture.',
    'The tower was finished in May 2025, and its glass keeps out the street.',
    'You enter from the side street, where guests can be set down under cover.',
  ],
  'in:marina-09': [
    'Marina 09 was finished in November 2025 and is turned a little towards the water.',
    'Pool and gym are on the roof of the car park at Marina 09. @ shared-pool gym',
    'Storage is good at Marina 09, with a cage in the basement. @ storage-room',
  ],
};
