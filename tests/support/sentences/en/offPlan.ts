import type { Bank } from '../sentenceBank';

export const offPlanRooms: Bank = {
  'off flat !studio': [
    '^Unit {unit} is planned with {beds} in {size} m².',
    '^On the drawings, unit {unit} measures {size} m².',
    '^{project} will hold this {bed}-bedroom {home} of {size} m².',
    'When finished it will measure {size} m², with {baths}.',
    '^A {bed}-bedroom {home} to come in {project}: {size} m², number {unit}.',
    'The architects give {size} m² to {beds}, a kitchen and a living room.',
    '^What you buy today on paper is {size} m² with {beds}.',
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

export const offPlanProjects: Bank = {
  'project:qetaifan-reef-residences': [
    '^Qetaifan Reef Residences is four towers on one podium, two of 24 floors and two of 30.',
    'Cars come in from the north, so the garden on the water side is free of them.',
    'Qetaifan Island North is known for its water park and joined to Lusail by a bridge.',
    '^On Qetaifan Island North the towers of the Reef rise behind the beach.',
    'A clubhouse and a nursery are planned in the garden of the Reef.',
    'Bedrooms are drawn to take a double bed and an open wardrobe.',
  ],
  'project:seef-promenade': [
    '^At Seef Promenade the structure stands and the glass is going in.',
    'You can walk through the concrete rooms before you decide.',
    'Living rooms will have porcelain floors, bedrooms oak.',
    '^The promenade of Seef Lusail runs in front of the garden.',
    'Seef Promenade has four buildings, and one flat is finished for viewing.',
    'The water at Seef Lusail is shallow and calm.',
  ],
  'project:lusail-boulevard-heights': [
    '^Lusail Boulevard Heights is one tower of 34 floors on the shopping street of Lusail.',
    'Shops take the ground floor, cars the four above, and homes begin on the sixth.',
    'The tram stops about five minutes away on foot.',
    '^Those who like a street with cafés below will like Lusail Boulevard.',
    'Ceilings are planned at 2.85 metres.',
    'Its pool lies on the roof of the car park.',
  ],
  'project:gewan-gardens': [
    '^Gewan Gardens is seven houses around three gardens.',
    'Roads between the houses are for feet and bicycles, as cars stay below.',
    '^Beside The Pearl, across a bridge, lies Gewan with its covered walkway.',
    'One garden is for sitting, one for playing, one is plain lawn.',
    'We have been through the houses with a spirit level and found little to mend.',
    'Kitchens at Gewan Gardens come with their appliances.',
  ],
  'project:al-erkyah-terraces': [
    '^Al Erkyah Terraces steps back floor by floor, so that each roof is a terrace.',
    'Each terrace has at least 14 m².',
    'In the west of Lusail the coastal road is close and the way to Doha short.',
    '^Three houses, stepped like a hill, make up Al Erkyah Terraces.',
    'By the door there is a room for shoes and pushchairs.',
    'A store of about 4 m² in the basement goes with every home.',
  ],
  'project:fox-hills-courtyards': [
    '^Fox Hills Courtyards has six houses of four floors, each around a court.',
    'Living rooms look into the court, bedrooms to the outside behind pierced stone.',
    'Windows on two sides let the winter air through.',
    '^A tree, a bench and a basin stand in each court of the project.',
    'Two upper floors are quieter than the lower ones, since the court carries sound.',
    'Pool and drying lines will share the roof.',
  ],
  'project:waterfront-house': [
    '^Waterfront House is a tower of nineteen floors with two homes on each.',
    'The terrace will run round three sides, covered to a depth of two metres.',
    'Only two neighbours share a lift.',
    '^Along the edge of Lusail runs a promenade, and Waterfront House stands on it.',
    'Each bedroom is planned with a bathroom of its own.',
    'For now there is a permit and a fence, and the price reflects the wait.',
  ],
  'project:yasmeen-villas': [
    '^Yasmeen Villas is thirty plots on two streets that cross at a fountain.',
    'One gate serves the project, and no road leads through.',
    'The majlis has a door and a washroom of its own.',
    '^Freehold villas are rare in Qatar, and these are some.',
    'Cables run underground and trees line the streets of the project.',
    'Al Khor Coastal Road is close, the Boulevard about ten minutes away by car.',
  ],
  'project:marina-quay-towers': [
    '^Marina Quay Towers will be four towers around a planted podium, with the promenade before them.',
    'Three short piers are part of the plan.',
    'Piling is set for January 2027, so this is early.',
    '^Boats will lie before the door of Marina Quay Towers.',
    'Each floor has a room for deliveries.',
    'When the second pair of towers is built, the first will already be lived in.',
  ],
  'project:stadium-park-homes': [
    '^Stadium Park Homes is five houses of nine floors beside the park of Lusail Stadium.',
    'Money has gone into windows and insulation rather than into a lobby.',
    'Half of the price is paid over four years after handover, without interest.',
    '^Lawns and running paths begin where Stadium Park Homes ends.',
    'Each home is cooled by units of its own, so you pay for what you use.',
    'Lusail QNB station is about 15 minutes away on foot.',
  ],
};

export const completion: Bank = {
  off: [
    'Completion is planned for {completion}.',
    'The developer means to hand over in {completion}.',
    'Keys are expected in {completion}.',
    'According to the programme it will be ready in {completion}.',
    'Until {completion} it exists on paper and on site.',
    'Building is to end in {completion}.',
    '{completion} is the month to note, when handover is planned.',
    'Those who buy now can move in from {completion}, if the programme holds. @ !gone',
    'Count on {completion} for the keys.',
    'If all goes to plan you have the keys in {completion}.',
    'The date in the contract is {completion}.',
    'Handover has been announced for {completion}.',
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
  'off maid': ["The plan has a maid's room.", "A maid's room is included."],
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

export const offPlanBuying: Bank = {
  off: [
    'You pay in steps; the plan is on the page of the project.',
    'The payment plan is set out with the project.',
    'Payments follow the building; see the project for the dates.',
    'What is due when can be read on the page of the project.',
    'Ask us for the drawings of unit {unit}.',
    'We have the plans of unit {unit} and can send them.',
    'Bring questions about the contract, and we go through it with you.',
    'The steps of payment are the same for all homes of the project.',
    'We can reserve unit {unit} while you read the contract. @ !gone',
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

export const offPlanTenure: Bank = {
  'off freehold': [
    'It is freehold, for buyers of any nationality.',
    'The title will be freehold.',
    'Lusail is a freehold area, so it can be owned by anyone. @ in:lusail',
    'You buy the freehold.',
    'Ownership is open to all, as freehold.',
    'Freehold applies, whatever your passport.',
  ],
  'off freehold residency': [
    'Its price is above the QAR 730,000 that residency asks for.',
    'At this price an owner may apply for a residence permit.',
  ],
};
