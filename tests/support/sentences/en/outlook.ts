import type { Bank } from '../sentenceBank';

/** Which floor, where the rooms did not say. */
export const floor: Bank = {
  'res flat floor:low': [
    'It lies on the {floor} floor, low enough to use the stairs.',
    'From the {floor} floor you are down at the door without waiting for a lift.',
    'A low floor, the {floor}, will suit those who do not care for heights.',
    'Prams and shopping have a short way up to the {floor} floor.',
  ],
  'res flat floor:mid': [
    'The {home} is on the {floor} floor.',
    'Its front door is on the {floor} floor.',
    'The {floor} floor keeps it clear of passers-by without taking it far from the ground.',
    'Its height is the {floor} floor, neither low nor high.',
  ],
  'res flat floor:high': [
    'The lift takes you up to the {floor} floor.',
    'High up, on the {floor} floor, nobody walks past the windows.',
    'It sits on the {floor} floor, well above the street.',
    'Seen from the {floor} floor, the cars below are small.',
  ],
};

export const view: Bank = {
  'res flat view:sea': [
    'Its windows look to the sea.',
    '^Open the curtains in the morning and the water is in front of you.',
    'The outlook is to the sea rather than to other buildings.',
    'What you see is water, and its colour changes through the day.',
    '^Water fills the view, as this side of {building} is turned to the sea.',
    '^A chair by the window is a chair by the sea in this {home}.',
    'Those who want to see the sea every day can do so here.',
    'On clear days the view ends in a straight horizon.',
  ],
  'res flat view:sea floor:high|floor:mid': [
    '^From the {floor} floor of {building} the eye goes straight out to sea.',
    '^A sea view from the {floor} floor is what people ask us for most {in}.',
    'The {floor} floor lets you see the shore and the sea beyond it.',
    'Boats on the sea move slowly when seen from the {floor} floor.',
  ],
  'res flat view:sea balcony|terrace': [
    'Step out with a coffee and the sea is what you look at.',
    'Since there is space to sit outside, the sea view can be enjoyed in the open air.',
  ],
  'res flat view:marina': [
    '^Boats are the view from this {home}, as the windows face the marina.',
    'Masts and moored yachts are what you see from the windows.',
    'The marina lies in front, with its lights in the evening.',
    '^On the marina side of {building} you watch the boats come and go.',
    'It is a marina view, so there is water below and movement on it.',
    'Turn a chair to the window and you look at berths, pontoons and water.',
  ],
  'res flat view:marina floor:mid|floor:high': [
    '^From the {floor} floor of {building} you look down on the berths of the marina.',
    'The {floor} floor has the basin of the marina below it.',
  ],
  'res flat view:city': [
    'The windows look over the city, by day and lit up.',
    'The outlook is over roofs and streets.',
    'City lights are the evening view.',
    'Outside the windows the city goes about its day.',
    'Its side of {building} faces the city.',
    'What you look at is Doha rather than water. @ in:doha',
  ],
  'res flat view:city floor:high': [
    '^From the {floor} floor of {building} the city spreads out below.',
    'High on the {floor} floor, it has a wide piece of the city to look at.',
    'At night the {floor} floor looks out on lit windows.',
  ],
  'res flat view:city pic:living-room-02|pic:living-room-06': [
    'After dark the towers outside light up, as the photographs show.',
    'Come in the evening if you can: some of the photographs were taken after dark, with the city lit.',
  ],
  'res view:garden flat': [
    'The windows look on to a garden.',
    'Green is what you see, as the {home} faces the garden.',
    'It is on the garden side, with planting below the windows.',
  ],
  'res view:garden house': [
    'From indoors you look at your own garden.',
    'Look out and you see green rather than a wall.',
    'The windows show you the garden.',
    'Sit inside and the garden is in sight.',
  ],
  'res view:pool flat': [
    'The windows look down on the pool.',
    'It faces the pool, so you can see whether a lounger is free.',
    'Its windows are on the side of the pool.',
    '^This is a home on the pool side of {building}.',
  ],
  'res view:park': [
    'It looks out on the park.',
    'Trees and lawns are what you see, as it faces the park.',
    'Across from the windows is the park.',
  ],
  'res view:courtyard': [
    '^This {home} faces the courtyard, away from the road.',
    'Windows to the courtyard keep the traffic at a distance.',
    'What you look at is the courtyard and not the street.',
    'The outlook is an inner one, over the courtyard.',
    'The {home} is on the courtyard side, and cars pass on the other.',
    '^A courtyard lies under the windows of this {home}.',
  ],
  'res view:street flat': [
    'It looks on to the street, so you see who is coming.',
    'The {home} is on the street side, where the neighbourhood comes and goes.',
    'The view is of the street and what stands across it.',
    'Expect a street view and no more than that.',
    'From the windows you can watch the street.',
    'Its windows face the street.',
    'The outlook is plain, over the street.',
  ],
};
