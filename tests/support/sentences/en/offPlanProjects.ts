import type { Bank } from '../sentenceBank';

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
    'Its pool lies on the roof of the car park. @ shared-pool',
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
    'The two upper floors are quieter than the lower ones, since the court carries sound.',
    'Pool and drying lines will share the roof. @ shared-pool',
  ],
  'project:waterfront-house': [
    '^Waterfront House is a tower of nineteen floors with two homes on each.',
    'The terrace will run round three sides, covered to a depth of two metres.',
    'Each of the two homes on a floor has a lift on its side.',
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
    'Until {completion} it exists on paper and on site. @ !project:gewan-gardens !project:seef-promenade !project:fox-hills-courtyards',
    'Building is to end in {completion}.',
    '{completion} is the month to note, when handover is planned.',
    'Those who buy now can move in from {completion}, if the programme holds. @ !gone',
    'Count on {completion} for the keys.',
    'If all goes to plan you have the keys in {completion}.',
    'The date named for handover is {completion}.',
    'Handover has been announced for {completion}.',
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
