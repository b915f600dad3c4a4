import type { Bank } from '../sentenceBank';

/** What the photographs of the gallery show, indoors. Furniture is named only where it may stay. */
export const kitchens: Bank = {
  'res pic:kitchen-01': [
    'The kitchen has oak fronts and a marble island.',
    'Oak cupboards run along one wall of the kitchen, and the sun reaches the island in the morning.',
    'In the kitchen, two ovens are set into oak at a height that spares the back.',
    'A marble island stands in the middle of the oak kitchen.',
    'Cooks will look at the kitchen first: oak, marble, two built-in ovens.',
    'You cook at an island here, with oak behind you and a window at the side.',
    'Warm oak and pale marble are what the kitchen is made of.',
  ],
  'res pic:kitchen-02': [
    'Dark wood and black marble give the kitchen an evening mood.',
    'The kitchen is a dark one, with a black marble island under three lamps.',
    'Black marble, dark fronts, brass lamps: the kitchen does without white.',
    'An island of black marble is the largest thing in the kitchen.',
    'The kitchen cupboards are dark and reach the ceiling.',
    'Veined stone lines the wall behind the hob of a dark kitchen.',
  ],
  'res pic:kitchen-03': [
    'White cupboards and a blue island make the kitchen the brightest room.',
    'The kitchen is white, its island blue.',
    'An open shelf runs along the marble wall of the white kitchen.',
    'Three round lamps hang over the blue island of the kitchen.',
    'In the kitchen you find white fronts, marble on the floor and an island in blue.',
    'Cups can stand on the open kitchen shelf, pans go behind white doors.',
    'Blue is the one colour in an otherwise white kitchen.',
  ],
  'res pic:kitchen-04': [
    'The kitchen is sage green, with a ribbed island topped in marble.',
    'Green fronts and marble worktops make the kitchen a quiet room.',
    'Globe lamps light the island of a sage green kitchen.',
    'Sage cupboards, marble worktops, two ovens at chest height: that is the kitchen.',
    'For once a kitchen that is neither white nor grey but green.',
    'The marble of the kitchen island turns down its sides to the floor.',
    'Tall green cupboards leave plenty of room for stores in the kitchen.',
  ],
};

export const livingRooms: Bank = {
  'res pic:living-room-01': [
    'The living room has an oak floor and glass along one side.',
    'Morning light comes far into the living room, over an oak floor.',
    'A slatted wall of dark wood gives the living room its warmth.',
    'Oak underfoot and a wall of windows: the living room needs little else.',
  ],
  'res pic:living-room-02': [
    'A ring of light hangs in the living room, which is kept in dark tones.',
    'The living room is dark in a good way: brown wood, low lamps, lit towers outside.',
    'In the living room a dark floor sets off the lights of the city.',
  ],
  'res pic:living-room-03': [
    'Living and dining share one room with a marble floor and windows round the corner.',
    'The corner windows bring light into the living room from two sides.',
    'Pale marble runs through the living room to the dining end.',
    'You dine by the corner windows and sit by the wall, in one open room.',
    'Glass on two sides makes the living and dining room the lightest of all.',
  ],
  'res pic:living-room-04': [
    'The evening sun reaches the living room and its oak floor.',
    'An oak floor and a long window give the living room its shape.',
    'Late sun is the best hour of the living room, as one photograph shows.',
    'The living room is plain and warm, with wood on the floor.',
  ],
  'res pic:living-room-04 furnished': [
    'The olive sofa in the photographs stays, and so do the chairs opposite.',
    'A green sofa and framed pictures furnish the living room.',
  ],
  'res pic:living-room-01 furnished': [
    'A sand-coloured sofa and two armchairs stand in the living room.',
    'The living room is set up for television and talk: a long sofa and two easy chairs.',
  ],
  'res pic:living-room-03 furnished': [
    'There is a table for six by the corner windows and a sofa across the room.',
    'A dining table stands where the windows meet, which is the right place for it.',
  ],
  'res pic:living-room-05 furnished': [
    'Green chairs round a wooden table make up the dining end of the living room.',
    'The dining table seats four, the sofa as many.',
  ],
  'res pic:living-room-05': [
    'At sunset the living room turns a soft pink.',
    'Three small lamps mark the dining end of the living room.',
    'The living room has a marble floor and space for a dining table.',
    'Sitting and dining are in one room, with marble underfoot.',
  ],
  'res pic:living-room-06': [
    'The living room is on a corner and has glass on two sides.',
    'At night the corner living room is all city.',
    'Two glass walls meet in the living room.',
  ],
};

export const bedrooms: Bank = {
  'res pic:bedroom-01 !studio': [
    'The main bedroom has a panelled wall behind the bed and marble on the floor.',
    'Panels in pale fabric line the wall of the main bedroom.',
    'In the main bedroom the window reaches from floor to ceiling.',
  ],
  'res pic:bedroom-02 !studio': [
    'One bedroom is done in charcoal with touches of gold.',
    'The bedroom with the dark wood wall is the one for late risers.',
    'A dark floor and dim lamps make one bedroom a place for sleep only.',
  ],
  'res pic:bedroom-03 !studio': [
    'Wood on the floor and low lamps keep the bedroom warm in tone.',
    'The bedroom in the photographs gets the late sun.',
    'Curtains from ceiling to floor darken the bedroom when needed.',
    'A long chest stands opposite the bed, under the window light.',
  ],
  'res pic:bedroom-04 !studio': [
    'A teal wall gives the bedroom its colour.',
    'Thin curtains soften the daylight in the bedroom.',
    'The bedroom has a floor of light marble and one wall in blue green.',
    'Colour is kept to one bedroom wall, in teal.',
  ],
};

export const bathrooms: Bank = {
  'res pic:bathroom-01': [
    'One bathroom has a bath that stands free under the window.',
    'Two round mirrors hang over the basins of the marble bathroom.',
    'The bathroom is marble from floor to wall, with a tub in the middle of it.',
    'Bathers look out while they soak: the tub is by the window.',
    'Warm light and pale marble set the tone of the bathroom.',
    'The basins of the bathroom stand on one floating shelf, under round mirrors.',
  ],
  'res pic:bathroom-02': [
    'Dark marble covers the bathroom, and the tub is white.',
    'In the bathroom, dark stone and a white tub meet under a rain shower.',
    'A bathroom of near-black marble is the boldest room.',
  ],
  'res pic:bathroom-03': [
    'The bathroom is of light marble, with the tub by the window.',
    'Two basins share one long shelf in the bathroom.',
    'Daylight reaches the bathroom through a full-height window.',
    'A tub, two basins and pale stone: the bathroom lacks nothing.',
    'Bowls of white stone serve as basins in the bathroom.',
    'Ribbed wood below the basins warms the marble of the bathroom.',
  ],
};
