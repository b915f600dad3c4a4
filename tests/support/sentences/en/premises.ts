import type { Bank } from '../sentenceBank';

export const premisesMore: Bank = {
  'com meeting-rooms': [
    'Meeting rooms are in place.',
    'There are rooms for meetings.',
    'You can close a door for a meeting.',
    'Meeting rooms have been walled off already.',
  ],
  'com reception-desk': [
    'Visitors arrive at a reception desk.',
    'A reception desk stands by the entrance.',
    'There is a desk for reception.',
  ],
  'com pantry office': [
    'A pantry takes care of tea and lunch.',
    'There is a pantry.',
    'Coffee is made in the pantry.',
    'It includes a pantry.',
  ],
  'com pantry shop': ['A small pantry serves the staff.'],
  'com raised-floor': [
    'Cables run under a raised floor.',
    'A raised floor lets you move desks freely.',
    'It has a raised floor.',
  ],
  'com server-room': [
    'A server room is ready.',
    'The server room has a door of its own.',
    'There is space for servers.',
  ],
  'com generator': [
    'A generator stands by.',
    'Power cuts are bridged by a generator.',
    'There is a generator.',
  ],
  'com security': [
    'The building is guarded.',
    'Security is on site.',
    'Security staff see to the entrance.',
    'There is security.',
  ],
  'com covered-parking': [
    'Staff park under cover.',
    'The parking is covered.',
    'Cars are kept out of the sun.',
  ],
  'com concierge': ['A concierge receives visitors.', 'The lobby has a concierge.'],
  'com central-cooling': [
    'Cooling is central.',
    'It is cooled from a central plant.',
    'Air conditioning comes from the centre of the building.',
    'Central cooling is installed.',
  ],
  'com near-metro': [
    'Staff can come by metro.',
    'The metro is within a walk.',
    'Half the team may leave the car at home, thanks to the metro.',
  ],
  'com shop-window': [
    'It has a shop window to the street.',
    'The window shows passers-by what you sell.',
    'A large window faces the walkers.',
    'Goods can be shown in the window.',
    'A shop window is part of the front.',
  ],
  'com mezzanine': [
    'A mezzanine adds room above the counter.',
    'Part of the height is used by a mezzanine.',
    'Upstairs there is a mezzanine for stock or seats.',
    'It has a mezzanine.',
  ],
  'com loading-bay': [
    'Deliveries use a loading bay.',
    'There is a loading bay.',
    'Vans stop at a loading bay.',
  ],
  'com storage-room shop': [
    'Stock goes into a storage room.',
    'A storage room lies behind.',
    'There is a storage room.',
    'You can keep stock in the store.',
  ],
  'com park:1 !building': ['One parking space is included.', 'It has a parking space.'],
  'com park:2 !building': [
    'Two cars can be parked.',
    'Two parking spaces belong to it.',
    'Parking is for two cars.',
  ],
  'com park:3+ office': [
    '{parkings} come with it.',
    'The {let} includes {parkings}.',
    'You get {parkings}.',
    'There is parking for {parkN} cars.',
    'Park {parkN} cars without asking anyone.',
  ],
  'com park:3+ shop': ['{parkings} are reserved for it.', 'Customers and staff have {parkings}.'],
};

/** Things in a row. */
export const premisesList: Bank = {
  'com office': [
    'It has {premisesList}.',
    'Tenants find {premisesList}. @ rent',
    'You have {premisesList} as well.',
    'The premises include {premisesList}.',
    'Among the fittings are {premisesList}.',
    'Work is helped by {premisesList}.',
    '{premisesList} are in place.',
    'Also there: {premisesList}.',
  ],
  'com shop': [
    'The shop has {premisesList}.',
    'Trade is helped by {premisesList}.',
    'You also get {premisesList}.',
    'It comes with {premisesList}.',
    '{premisesList} belong to it.',
  ],
};

export const premisesViews: Bank = {
  'com office floor:high': [
    'The {floor} floor impresses visitors before they sit down.',
    'Clients come up to the {floor} floor by lift.',
  ],
  'com view:sea': [
    'The desks look to the sea.',
    'The sea is in the windows.',
    'Meetings are held with the sea in view.',
  ],
  'com view:city': [
    'It overlooks the city.',
    'The view is of the city.',
    'From the windows you see the towers around.',
    'The city is the backdrop.',
  ],
  'com view:marina': ['Below the windows lies the marina.', 'It looks on to the marina.'],
  'com view:street': ['The windows face the street.', 'It looks on to the street.'],
  'com view:courtyard': ['It faces a quiet courtyard.'],
};

export const premisesPictures: Bank = {
  'com office pic:office-01 !shell-and-core': [
    'One picture shows rows of desks and windows round the corner.',
    'Windows on two sides light the open floor.',
  ],
  'com office pic:office-02 fitted': [
    'The board room has a long table and looks on to the lit city.',
    'A dark slatted wall and a screen furnish the board room.',
  ],
  'com office pic:office-03 !shell-and-core': [
    'The open floor was photographed in the evening sun.',
    'Light strips run the length of the ceiling.',
  ],
  'com office pic:office-04 fitted': [
    'The board room is bright, with wood on one wall and plants.',
    'Ten or so can sit at the table of the board room.',
  ],
  'com pic:lobby-01 office': [
    'You come in through a double-height lobby of pale marble.',
    'The lobby, two floors high, has a reception.',
  ],
  'com pic:lobby-02 office': ['The lobby is of dark marble.', 'A dark stone lobby receives your guests.'],
  'com shop pic:retail-03 fitted': [
    'Lit shelves line both walls.',
    'Display tables stand in the middle of the room.',
    'Wooden floor, lit shelves, a counter at the end: so the shop is fitted.',
  ],
  'com shop pic:retail-01': [
    'Neighbouring shops have awnings and café tables outside.',
    'After sunset the shop fronts in the row are lit.',
  ],
  'com shop pic:retail-02': ['The row has stone fronts and palms before it.', 'Walkers pass under palms.'],
};
