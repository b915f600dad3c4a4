import type { Bank } from '../sentenceBank';

export const buildings: Bank = {
  'com building': [
    '^A whole building of {size} m² on {plot} m² of land.',
    '^{building} is offered as one: {size} m², plot {plot} m².',
    'One owner, one contract, {size} m².',
    '^The building has {size} m² in all and stands on a plot of {plot} m².',
    '^{place}: a building to take over as a whole, {size} m² of it.',
    'The plot measures {plot} m², the floors together {size} m².',
  ],
  'com compound': [
    '^A whole compound for staff: {size} m² indoors, {beds} in all.',
    '^The compound is let as one, with {beds} and parking for {parkN} cars.',
    '^{building} is to let as a whole, {size} m² indoors on {plot} m² of land.',
  ],
};

export const buildingMore: Bank = {
  'com compound': [
    'A company that houses families could take it under one contract.',
    'One lease covers all the houses.',
    'It stands on {plot} m² of land.',
  ],
  'com building park:3+': [
    'Parking is for {parkN} cars.',
    'There are {parkings}.',
    '{parkings} belong to it.',
  ],
  'com building rent': [
    'A company could house its staff here under one lease.',
    'It is let as a whole, not by the flat.',
    'One tenant takes all of it.',
  ],
  'com building sale': [
    'It is sold as a whole, for an owner who lets it on or uses it.',
    'Ask us for the rents and running costs before you do the sums.',
    'Investors will want the figures, and we have them ready.',
    'It is a purchase for those who think in yields.',
  ],
};

export const lands: Bank = {
  land: [
    '^A plot of {size} m² {in}.',
    '^{size} m² of land for building, {in}.',
    'The plot measures {size} m².',
    '^Land {in} comes up seldom; this plot has {size} m².',
    '^Nothing stands on it yet: {size} m² {in}.',
    'You buy the ground, {size} m² of it. @ sale',
    '^For those who would rather build than buy a finished house: {size} m². @ res',
    'On the title the area is {size} m². @ sale',
    '^Bring an architect to these {size} m² {in}.',
  ],
};

export const landUse: Bank = {
  'land res': [
    'It would take a villa with a garden.',
    'A family house is what most owners build on such a plot.',
    'Before you draw, ask the municipality what may be built; we can go with you.',
    'The pictures show houses of the neighbourhood, not of the plot. @ pic:villa-05|pic:villa-02|pic:villa-06|pic:villa-03',
    'Photographs of a plot say little, so ours show what stands around.',
    'We can walk the boundaries with you.',
    'Bring your architect to the viewing.',
  ],
  'land com': [
    'The plot is meant for business.',
    'What may be built is written in the zoning sheet, which we can show.',
    'A developer or an owner-user could take it.',
    'Pictures show the district, as the plot itself is bare.',
  ],
};
