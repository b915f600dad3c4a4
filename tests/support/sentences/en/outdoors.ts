import type { Bank } from '../sentenceBank';

/** Balconies, terraces, gardens and private pools. */
export const outdoors: Bank = {
  'res balcony flat': [
    'A balcony gives you a place outside.',
    'There is a balcony to sit on.',
    'You can take breakfast out on the balcony from October to April.',
    'Doors lead out to a balcony.',
    'Plants and a drying rack have their place on the balcony.',
    'A balcony comes with it, which in the cool months is a second living room.',
    'For fresh air there is a balcony.',
    'It also has a balcony.',
  ],
  'res balcony house': [
    'The house has a balcony.',
    'A balcony is part of the house.',
    'The balcony is for the cooler hours.',
  ],
  'res terrace flat': [
    'A terrace extends the living space into the open.',
    'Its terrace is a place to eat in the cool months.',
    'Meals move to the terrace when the heat goes.',
    'The terrace is as much a room as those indoors, from autumn to spring.',
    'There is a terrace for winter evenings.',
    'You step out on to a terrace.',
  ],
  'res pic:terrace-01': [
    'The terrace is deep and roofed with wood, and the low sun comes in from the side.',
    'A timber ceiling shades the terrace.',
    'Photographed in the evening sun, the terrace shows room for sofa and dining table.',
  ],
  'res pic:terrace-02': [
    'Under a wooden ceiling the terrace looks out over the city.',
    'The covered terrace was photographed at sunset, and the towers were just lighting up.',
    'Stone on the floor, wood overhead: the terrace is built to be used.',
  ],
  'res terrace house': [
    'A terrace adjoins the house.',
    'You step from the house on to a terrace.',
    'Chairs can stay out on the terrace for most of the year.',
    'The terrace is the place for coffee before work.',
  ],
  'res private-garden': [
    'A garden of its own goes with the {home}.',
    'The garden is private, so children and dogs can be let out.',
    'Outside the back door is a garden.',
    'There is a private garden to plant as you like.',
    'Its garden is for this {home} alone.',
    'Whoever gardens has ground to work on.',
    'A swing or a vegetable bed would find room in the garden.',
    'You share the garden with nobody.',
  ],
  'res private-pool': [
    'The pool is private.',
    'You swim in a pool of your own.',
    'A pool lies outside, and only this household uses it.',
    'For the summer there is a private pool.',
    'No timetable governs the pool, as it belongs to the {home}.',
    'Few things please children more than the pool outside this {home}.',
  ],
  'res pic:villa-03 private-pool': [
    'The photograph shows the pool beside a lawn, with glass along the ground floor.',
    'White volumes, a cantilevered upper floor and a pool: the {home} is a modern one.',
    'A roof edge shades the ground floor windows, and the pool lies before them.',
  ],
  'res pic:villa-01 private-pool': [
    'Lit from within at sunset, the {home} is seen across its own pool.',
    'Stepping stones cross the lawn to the pool.',
    'Palms stand by the pool, and the ground floor opens towards it.',
  ],
  'res pic:villa-04 private-pool': [
    'Pointed arches and a crenellated roof give the {home} an Arabian face, with the pool in front.',
    'In the evening the arches are lit and reflected in the pool.',
    'The style is Arabian, the pool has lamps for the evening.',
  ],
};

/** What the house looks like from outside. */
export const facade: Bank = {
  'res house pic:villa-02': [
    'Its front has pointed arches and carved wooden screens.',
    '^Arches mark the entrance, and wooden screens shade the upper rooms.',
    'Built in the Arabian manner, it has battlements, arches and mashrabiya screens.',
    'You come up a paved path to an arcade of three arches.',
    'The carved screens above are there for shade as much as for looks.',
    'Sand-coloured walls and three arches face the drive.',
    'Hedges line the way to the arched entrance.',
    'In the low sun the walls take on the colour of honey.',
  ],
  'res house pic:villa-05': [
    'A garden path leads to a house the colour of sand.',
    '^Modern in line, sandy in colour, the {home} has glass from floor to ceiling downstairs.',
    'The upper floor stands out over the lower one and shades it.',
    'Clipped hedges border the path to the door.',
    'Two storeys of plain walls and large panes: the architecture is calm.',
    'Palms beside the path give some shade to the front.',
    'Morning sun falls on the front of the {home}.',
    'A timber door is set between stone and glass.',
  ],
  'res house pic:villa-06': [
    '^Lamps light the arched entrance in the evening.',
    'The entrance stands under three arches.',
    'At dusk the windows glow behind an arcade of pointed arches.',
    'Carved screens and battlements make the front an Arabian one.',
    'Two paved ways lead across the lawn to the arches.',
    'Wall lamps on both sides of the arches show the way in after dark.',
    'Its arcade keeps sun and rain off those who wait at the door.',
    'We photographed the front at sunset, lamps lit.',
  ],
  'res house pic:villa-03': [
    'The upper storey is framed in white and stands out over the ground floor.',
    'Long panes on the ground floor slide open towards the lawn.',
  ],
};
