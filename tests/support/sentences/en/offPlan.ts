import type { Bank } from '../sentenceBank';

export const offPlanRooms: Bank = {
  'off flat !studio': [
    '^Unit {unit} is planned with {beds} in {size} m².',
    '^On the drawings, unit {unit} measures {size} m².',
    '^{project} will hold this {bed}-bedroom {home} of {size} m².',
    'When finished it will measure {size} m², with {baths}.',
    '^A {bed}-bedroom {home} to come in {project}: {size} m², number {unit}.',
    'The architects give {size} m² to {beds}, a kitchen and a living room.',
    '^What you buy today on paper is {size} m² with {beds}. @ !project:gewan-gardens !project:seef-promenade !project:fox-hills-courtyards',
    '^Number {unit} of {project} will have {beds} and {baths}.',
    'Size on plan: {size} m²; bedrooms: {bedsN}; number: {unit}.',
    '^{beds}, {baths}, {size} m²: so unit {unit} is drawn.',
    'Its plan has {beds} and {size} m².',
    '^Under the number {unit} the price list has a {bed}-bedroom {home} of {size} m².',
  ],
  'off flat !studio !ground': [
    '^The {floor} floor of {project} will have this {home}, with {beds} in {size} m².',
    '^Unit {unit} will be on the {floor} floor and measure {size} m².',
    '^Think of the {floor} floor, {beds} and {size} m², and you have unit {unit}.',
  ],
  'off studio': [
    '^The studio numbered {unit} will measure {size} m².',
    '^A studio of {size} m² is drawn as unit {unit}.',
    '^One room, {size} m², number {unit}: the smallest home that {project} offers.',
  ],
  'off villa': [
    '^Villa {unit} will stand on {plot} m² of land, with {size} m² indoors.',
    '^{beds} and {baths} are planned for villa {unit}, on a plot of {plot} m².',
    '^Number {unit} is a villa of {size} m² on two floors, with {beds}.',
    '^Five bedrooms, {baths}, {size} m²: villa {unit} follows the plan of the project.',
  ],
  'off duplex house': [
    '^Duplex {unit} shares one wall with its neighbour and has {beds} in {size} m².',
    '^The duplex numbered {unit} will have {size} m² on a plot of {plot} m².',
  ],
};

export const offPlanMore: Bank = {
  'off balcony': [
    'A balcony is drawn for it.',
    'It will have a balcony.',
    'The plan includes a balcony.',
    'There will be a balcony to sit on.',
  ],
  'off terrace': [
    'Its terrace appears on the plan as a room outdoors.',
    'A terrace belongs to it.',
    'You will have a terrace.',
  ],
  'off private-pool': [
    'A pool of its own is part of the plan.',
    'Behind the villa a private pool will be dug.',
  ],
  'off shared-pool gym': [
    'Residents will share a pool and a gym.',
    'Pool and gym are part of the project.',
    'A gym and a pool will be there for all who live in it.',
    'You will swim and train at home.',
  ],
  'off shared-pool !gym': ['A shared pool is planned.', 'Residents will have a pool in common.'],
  'off gym !shared-pool': ['A gym for residents is planned.', 'There will be a gym.'],
  'off playground|kids-club': [
    'Children will have a place to play.',
    'Play space for children is on the site plan.',
    'A corner of the project is for children.',
  ],
  'off sports-court': ['Courts for sport are planned.', 'A court will be there for ball games.'],
  'off concierge': ['A concierge will staff the entrance.', 'The desk in the lobby is to be staffed.'],
  'off storage-room': ['A storage room goes with it.', 'Boxes and suitcases will go into a storage room.'],
  'off built-in-wardrobes': ['Wardrobes are to be built in.', 'Built-in wardrobes are in the specification.'],
  'off central-cooling': ['Cooling will be central.', 'The specification names central cooling.'],
  'off smart-home': [
    'Lights and cooling can be set from a panel.',
    'A smart home system is in the specification.',
  ],
  'off near-metro': [
    'The tram or metro is within a walk.',
    'You will not depend on a car, as rails are near.',
  ],
  'off bike-store': ['Bicycles get a room of their own.', 'A bicycle store is planned.'],
  'off beach-access': ['The beach is for residents too.', 'You will walk to the sand.'],
  'off park:1': [
    'One covered parking space is included. @ covered-parking',
    'The price includes one parking space.',
    'It is sold with a parking space.',
  ],
  'off park:2': [
    'Two parking spaces are included.',
    'You get two places to park.',
    'It is sold with parking for two cars.',
  ],
  'off maid': ['The plan has a maid’s room.', 'A maid’s room is included.'],
};

export const offPlanViews: Bank = {
  'off view:sea': [
    'It will look to the sea.',
    'The sea side is the side you buy.',
    'Water will be the view.',
    'Its windows are drawn towards the sea.',
    'By its position it should see the water.',
    'The sea is what the windows will face.',
  ],
  'off view:marina': ['The berths will lie below the windows.', 'It is placed on the marina side.'],
  'off view:city': [
    'It will look over the city.',
    'The windows are drawn to the city side.',
    'City view, according to the plan.',
  ],
  'off view:street': [
    'It faces the street side.',
    'Its outlook will be to the street, and the price allows for that.',
  ],
  'off view:garden|view:pool': [
    'The garden will be the view.',
    'It is turned to the garden.',
    'You will look at planting.',
    'On this side the garden lies below.',
  ],
  'off view:courtyard': [
    'The court is the view.',
    'It will look into the court, where there is shade by afternoon.',
    'Its living room is on the court side.',
  ],
  'off view:park': [
    'The park will lie before the windows.',
    'It faces the park.',
    'Lawns and trees are to be the view.',
  ],
};

export const offPlanPictures: Bank = {
  'off pic:kitchen-01': [
    'The images show a kitchen in oak and marble.',
    'Oak and marble are what the kitchen image promises.',
  ],
  'off pic:kitchen-02': ['A dark kitchen with black marble is shown.'],
  'off pic:kitchen-03': [
    'In the images the kitchen is white with a blue island.',
    'White and blue are the colours of the kitchen shown.',
  ],
  'off pic:kitchen-04': [
    'A green kitchen appears in the images.',
    'The kitchen in the images has sage fronts.',
  ],
  'off pic:bathroom-01|pic:bathroom-03': [
    'Pale marble and a free-standing tub are shown for the bathroom.',
    'The bathroom is pictured with a tub by the window.',
  ],
  'off pic:bathroom-02': ['Dark marble is shown for the bathroom.'],
  'off pic:living-room-03': ['In the picture the living room turns a corner in glass.'],
  'off pic:living-room-05': ['The living room is pictured in soft colours.'],
  'off pic:pool-terrace-01|pic:pool-terrace-02|pic:pool-terrace-03': [
    'Loungers and a pergola are drawn beside the pool.',
    'The pool is pictured on a timber deck.',
    'Images of the pool show sunshades and a pergola.',
  ],
  'off pic:terrace-01|pic:terrace-02': [
    'A roofed terrace with room for a table is shown.',
    'The image of the terrace has a timber ceiling.',
  ],
};
