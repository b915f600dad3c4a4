import type { Bank } from '../sentenceBank';

export const britishLease: Bank = {
  uk: [
    'The lease has {lease} years to run.',
    'It is leasehold, for {lease} years.',
    '{lease} years remain on the lease.',
    'You buy a lease of {lease} years.',
    'Tenure: leasehold with {lease} years.',
    'As usual with British flats it is leasehold; {lease} years are left.',
    'Of the lease, {lease} years are to come.',
    'Leasehold for {lease} years means that you own the flat, not the ground.',
  ],
};

export const britishCosts: Bank = {
  uk: [
    'The service charge is {service} a year.',
    'Allow {service} a year for the service charge.',
    '{service} a year goes to cleaning, insurance and repairs, as service charge.',
    'Yearly service charge: {service}.',
    'For the upkeep of the building you pay {service} a year.',
    'Owners share the upkeep; your part is {service} a year.',
    'A service charge of {service} a year is due.',
  ],
};

export const britishEnergy: Bank = {
  uk: [
    'Its energy rating is {epc}.',
    'The energy certificate says {epc}.',
    'Rated {epc} for energy, it should be cheap to heat. @ epc:B',
    'On the energy scale it stands at {epc}.',
    'EPC: {epc}.',
    'For energy it is graded {epc}.',
  ],
};

export const britishCompletion: Bank = {
  'uk ready': [
    'The building was finished in {completion}.',
    'It has been ready since {completion}.',
    'Finished in {completion}, it can be moved into at once.',
    'Builders left in {completion}.',
    'You can have the keys soon, as building ended in {completion}.',
  ],
  'uk coming': [
    'It is due in {completion}.',
    'Completion is set for {completion}.',
    'The builder expects to finish in {completion}.',
    'Keys should be ready in {completion}.',
    'Until {completion} it is still a building site.',
    'Planned for {completion}, it is bought off-plan.',
  ],
};

export const britishMore: Bank = {
  'uk duplex': ['It is a duplex, with stairs of its own.'],
  'uk penthouse': ['It is on the top floor, with a terrace.', 'Nobody lives above it.'],

  'uk balcony': ['It has a balcony.', 'You can step out on to a balcony.', 'A balcony is included.'],
  'uk terrace': ['The terrace is for long summer evenings.', 'A terrace runs along it.'],
  'uk concierge': [
    'There is a concierge downstairs.',
    'A concierge accepts deliveries.',
    'Students and owners abroad value the concierge.',
    'The entrance has a concierge.',
  ],
  'uk gym': [
    'Residents have a gym.',
    'The building has its own gym.',
    'A gym is shared.',
    'There is a gym for residents.',
  ],
  'uk residents-lounge': [
    'A lounge is there to work or meet in.',
    'Residents share a lounge.',
    'The lounge is used for study by day.',
  ],
  'uk bike-store': [
    'Bicycles are kept in a locked store.',
    'There is a bicycle store.',
    'You can leave a bicycle in the store.',
    'A bike store saves the hallway.',
  ],
  'uk roof-garden': [
    'The roof garden is open to all who live there.',
    'On the roof is a garden.',
    'A roof garden makes up for the small ground.',
  ],
  'uk fitted-kitchen': [
    'The kitchen is fitted.',
    'Kitchen and appliances are in place.',
    'A fitted kitchen is part of the price.',
    'The kitchen comes complete.',
  ],
  'uk built-in-wardrobes': ['Wardrobes are built in.', 'The bedroom has a built-in wardrobe.'],
  'uk study': ['A small study is marked on the plan.'],
  'uk park:1': [
    'A parking space is included, which is rare.',
    'It comes with one parking space.',
    'There is a space for one car.',
  ],
  'uk !park': [
    'No parking comes with it, and few here will miss it.',
    'There is no parking; trains do the work.',
    'It is sold without parking.',
  ],
};

export const britishBuying: Bank = {
  uk: [
    'Buyers from abroad pay stamp duty at a higher rate; our calculator gives the sum.',
    'Do not forget stamp duty, which is higher for those who live abroad.',
    'We deal with the solicitor and the calls at British hours.',
    'From Doha we follow the purchase to the day of the keys.',
    'Families with children at university often buy such a home.',
    'It can be lived in, let, or kept for a son or daughter who studies.',
    'We can arrange a viewing in person or by video.',
    'Prices are in pounds, so look at the rate of the day.',
  ],
};
