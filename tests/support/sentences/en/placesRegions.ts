import type { Bank } from '../sentenceBank';

export const placesRegions: Bank = {
  'in:al-waab': [
    '^Al Waab is a district of villas and compounds, with Aspire Park at its side.',
    'Villaggio and Khalifa International Stadium are close to Al Waab.',
    '^Families choose Al Waab for its schools, its park and its wide streets.',
    'Al Waab and Sport City are the Gold Line stations for this side of Doha.',
    'Aspire Park, with its lake and lawns, is the Friday outing of Al Waab.',
    '^Al Waab Street leads straight from the villas to the sports halls of Aspire.',
    'The Torch, the tower of the Asian Games, is the landmark of Al Waab.',
    'Sports clubs for children are the habit of Al Waab afternoons.',
  ],
  'in:le-mirage': [
    '^Le Mirage is a compound in the villa belt of Al Waab.',
    'Behind one gate, Le Mirage keeps its own streets.',
  ],
  'in:al-waab-compound': ['^Al Waab Compound keeps its houses behind one gate.'],
  'in:doha-gardens-compound': [
    '^Doha Gardens is a compound in the west of Al Waab.',
    'Lanes in Doha Gardens are for those who live there.',
  ],
  'in:abu-hamour': [
    '^Abu Hamour is a large residential district in the south-west of Doha.',
    'Dar Al Salam Mall is the everyday mall of Abu Hamour.',
    'The churches of the religious complex are near Abu Hamour.',
    '^From Abu Hamour the central market, with fish and vegetables, is close.',
    'Abu Hamour has villas, compounds and a few blocks of flats.',
  ],
  'in:ain-khaled': [
    '^Ain Khaled lies off Salwa Road, in a belt of villas and schools.',
    'Ain Khaled has several schools and a row of showrooms.',
    'On Salwa Road you are in town from Ain Khaled without a turn.',
  ],
  'in:al-aziziya': [
    '^Al Aziziya lies behind Villaggio and the Aspire Zone.',
    'The western end of the Gold Line is called Al Aziziyah.',
  ],
  'in:al-gharrafa': [
    '^Al Gharrafa is a wide villa district along Al Shamal Road.',
    'Landmark and Ezdan malls stand on the edges of Al Gharrafa.',
    '^Villas, gardens and compounds fill the blocks of Al Gharrafa.',
    'Education City is the southern neighbour of Al Gharrafa.',
    'Al Gharrafa has its own football club and stadium.',
    '^Northbound on Al Shamal Road, Al Gharrafa comes before the city ends.',
  ],
  'in:muaither': [
    '^Muaither is a growing district in the west of Al Rayyan.',
    'Local shops serve Muaither well.',
  ],
  'in:muraikh': ['^Muraikh lies south of Education City.'],
  'in:bani-hajer': ['^Bani Hajer lies west of Education City.'],
  'in:old-al-rayyan': ['^Old Al Rayyan lies by Education City and has a Green Line station.'],
  'in:new-al-rayyan': ['^New Al Rayyan is a settled district west of Doha.'],
  'in:barwa-city': [
    '^Barwa City is a planned quarter of flats in Mesaimeer.',
    'Blocks in Barwa City stand round planted squares.',
    'Barwa City lies in the south of Doha, towards Al Wakrah road.',
  ],
  'in:fereej-al-soudan': ['^Fereej Al Soudan has a Gold Line station, Sudan.'],
  'in:izghawa': [
    '^Izghawa lies north-west of Doha, off Al Shamal Road.',
    'Izghawa is mostly villas and compounds.',
  ],
  'in:al-kharaitiyat': [
    '^Al Kharaitiyat begins where Al Shamal Road leaves Doha.',
    'Al Kharaitiyat is a village grown into a suburb.',
  ],
  'in:umm-salal-mohammed': [
    '^Umm Salal Mohammed is known for the Barzan towers and an old fort.',
    'Doha Festival City stands in Umm Salal Mohammed, by the highway.',
  ],
  'in:umm-salal-ali': ['^Umm Salal Ali lies north of Umm Salal Mohammed, with farms around it.'],
  'in:al-kheesa': [
    '^Al Kheesa lies just west of Lusail.',
    'From Al Kheesa it is a short drive to the shops of Lusail and Festival City.',
  ],
  'in:simaisma': [
    '^Simaisma is a small town by the sea between Lusail and Al Khor.',
    'Simaisma has a family beach.',
  ],
  'in:al-khor !in:al-thakhira !in:al-khor-resort': [
    '^Al Khor is a coastal town north of Doha, with a corniche of its own.',
    'Al Bayt Stadium, built like a tent, stands outside Al Khor.',
    'Al Khor has a park with an aviary and the pandas.',
  ],
  'in:al-khor-resort': ['^Al Khor Resort lies by the water outside the town.'],
  'in:al-thakhira': [
    '^Al Thakhira is known for its mangroves.',
    'Kayaks set out among the mangroves of Al Thakhira.',
  ],
  'in:al-wakrah !in:al-wukair !in:barwa-village !in:al-meshaf': [
    '^Al Wakrah is a seaside town south of Doha, with a restored souq by the beach.',
    'The Red Line ends at Al Wakra.',
    '^Fishing boats still lie off the souq of Al Wakrah.',
    'Al Janoub Stadium belongs to Al Wakrah.',
    'Al Wakrah keeps a slower pace than the capital.',
    '^South of the airport, the coast road reaches Al Wakrah.',
  ],
  'in:al-wukair': [
    '^Al Wukair is the inland neighbour of Al Wakrah.',
    'New schools have followed the families to Al Wukair.',
  ],
  'in:barwa-village': ['^Barwa Village is a planned quarter of shops and flats on Al Wakrah Road.'],
  'in:mesaieed': [
    '^Mesaieed is an industrial port in the south, with housing for those who work there.',
    'Beyond Mesaieed begin the dunes of Sealine.',
  ],
  'in:dukhan': [
    '^Dukhan is the oil town on the west coast.',
    'Beaches on the quiet side of Qatar are near Dukhan.',
  ],
  'in:madinat-al-shamal': [
    '^Madinat Al Shamal lies at the northern tip of Qatar.',
    'Fishing harbours and old forts are the sights around Madinat Al Shamal.',
  ],
};

/** Distances as the crow flies, reckoned from the points on the map. */
export const distances: Bank = {
  'res|com !in:uk': [
    'In a straight line, {anchor} is {km} away.',
    'It is {km} to {anchor} as the crow flies.',
    'On the map, {km} separate it from {anchor}.',
    '{anchor} lies {km} off, measured straight.',
    'Draw a line on the map and {anchor} is {km} from here.',
    'The distance to {anchor} is {km} by air.',
    'Measured straight, {anchor} is {km} from the door.',
    'By the ruler, the way to {anchor} is {km}.',
    'You live {km} from {anchor}, by the straight line. @ res',
    'A bird would fly {km} to {anchor}.',
    'Leave out the bends and {anchor} is {km} away.',
    'A ruler laid on the map gives {km} to {anchor}.',
    'Allow {km} to {anchor}, measured straight.',
    'For orientation: {anchor} is {km} off in a straight line.',
    'Between it and {anchor} lie {km} on the map.',
  ],
};
