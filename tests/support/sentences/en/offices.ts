import type { Bank } from '../sentenceBank';

export const officeSpace: Bank = {
  'com office': [
    '^An office of {size} m² on the {floor} floor of {building}.',
    '^{building} has {size} m² of office space free.',
    'The office measures {size} m².',
    '^For a team of about {desks}, {building} offers {size} m².',
    'Reckoned at ten square metres a desk, {size} m² hold about {desks} people.',
    '^Office space {in}: {size} m² on the {floor} floor.',
    '^On the {floor} floor of {building} a company of about {desks} people could work.',
    'You take {size} m², all of it on the {floor} floor.',
    '^{size} m² in one piece, on the {floor} floor.',
    '^This office in {building} has {size} m² and a place for about {desks} desks.',
    'The area on offer is {size} m².',
    '^A company with {desks} or so on its payroll would fill these {size} m².',
    '^An office {in} is on offer on the {floor} floor, {size} m² in size.',
    'We put the floor at {size} m².',
  ],
};

export const shops: Bank = {
  'com shop': [
    '^A shop of {size} m² at street level, in {building}.',
    '^{building} has a shop of {size} m² free.',
    'The shop measures {size} m².',
    '^Ground floor, {size} m², {building}: a shop for a first or a further branch.',
    'You get {size} m² at street level.',
    '^For a trade that needs walkers rather than parking, {size} m² {in}.',
    '^{size} m² on the ground floor of {building} wait for a shopkeeper.',
    'At {size} m² it suits a {trade}.',
    '^Shop space {in}, {size} m², with its door on the street.',
    'The floor comes to {size} m².',
    '^Small or large is a matter of trade; this shop has {size} m².',
    'There are {size} m² for counter, goods and people.',
  ],
};

export const fitOut: Bank = {
  'com fitted office': [
    'It is fitted, so work can begin with the lease.',
    'Walls, lights and cabling are as an office needs them.',
    'Partitions, floor and ceilings are done.',
    'Fitted as it is, it spares you months of building.',
    'You move in with computers and plants, the rest is there.',
    'Nothing is left to build, as the fit-out is complete.',
  ],
  'com cat-a office': [
    'It is handed over to CAT-A: ceilings, lights and cooling are in, partitions are yours to choose.',
    'CAT-A means an open floor, ready for your own plan.',
    'The state is CAT-A, with services installed and no inner walls.',
    'As a CAT-A space it leaves the layout to the tenant. @ rent',
    'Floor, ceiling and air conditioning are finished to CAT-A.',
    'Open plan and CAT-A, it can be furnished or divided.',
  ],
  'com shell-and-core office': [
    'It is shell and core: concrete, connections and a free hand.',
    'Everything inside the walls is still to be made, as it is shell and core.',
    'Shell and core keeps the price down and the choice open.',
    'Those who have an architect will like that it is bare, shell and core.',
  ],
  'com fitted shop': [
    'The shop is fitted, shelves and lights included.',
    'It can open as soon as your stock is in, being fitted.',
    'A complete fit-out is in place.',
  ],
  'com cat-a shop': [
    'Ceiling, floor and cooling are in; the rest is for the shopkeeper.',
    'It is handed over to CAT-A, ready for your fittings.',
    'CAT-A here means that services are in and the room is plain.',
  ],
  'com shell-and-core shop': [
    'The unit is shell and core, to be fitted by the user.',
    'It comes bare, as shell and core.',
    'You fit it out yourself, from concrete.',
  ],
};
