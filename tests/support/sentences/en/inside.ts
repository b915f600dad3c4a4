import type { Bank } from '../sentenceBank';

/** Furniture. */
export const furnishing: Bank = {
  'res rent furnished': [
    'It comes furnished, down to the lamps in the photographs.',
    'Furniture stays, so a suitcase is enough to move in with.',
    'The {home} is let furnished.',
    'Beds, tables and chairs are in place.',
    'You need not buy furniture, as the landlord’s own stays.',
    'Being furnished, it suits a posting of a year or two.',
    'Furnished here means what the pictures show.',
    'Everything you sit, eat and sleep on is provided.',
    'Tenants arriving from abroad will find it furnished.',
    'We go through the list of furniture with you at handover.',
  ],
  'res rent semi-furnished': [
    'It is semi-furnished: bring your own sofa and beds.',
    'Semi-furnished here leaves the choice of furniture to you.',
    'The landlord lets it semi-furnished.',
    'Part of the furnishing is there, and the rest is yours to bring.',
    'As a semi-furnished {home} it saves the first large purchases.',
    'Some things stay and some go; ask us for the list, since it is let semi-furnished.',
  ],
  'res rent unfurnished': [
    'The {home} is handed over empty.',
    'It is let unfurnished, though the photographs show it with furniture.',
    'Your own furniture will have room, as it comes without any.',
    'Unfurnished, it waits for what you bring.',
    'Those who own furniture will be glad that it is unfurnished.',
    'No furniture stays behind.',
    'It is rented bare, and the furniture in the pictures is for scale.',
    'Movers can bring everything on the first day, for the rooms are unfurnished.',
  ],
  'res sale furnished': [
    'The furniture is part of the sale.',
    'It is sold furnished.',
    'What you see in the rooms stays with the buyer.',
    'Seller and furniture part here: it is sold furnished, ready to live in or let.',
  ],
  'res sale semi-furnished': [
    'It is sold semi-furnished.',
    'Some of the furniture stays with the buyer.',
    'The seller leaves part of the furnishing.',
  ],
  'res sale unfurnished': [
    'It is sold without furniture.',
    'The seller takes the furniture along.',
    'Rooms are handed over empty.',
    'As it is unfurnished, a buyer can begin from nothing.',
  ],
};

/** Rooms and fittings beside the bedrooms. */
export const fittings: Bank = {
  'res built-in-wardrobes': [
    'Wardrobes are built in, so the walls stay free.',
    'You will not need wardrobes, as they are built in.',
    'Built-in wardrobes save floor space.',
    'Clothes go into built-in wardrobes.',
  ],
  'res fitted-kitchen': ['The kitchen is fitted and ready to cook in.', 'You move in with a fitted kitchen.'],
  'res storage-room': [
    'A storage room takes what you use once a year.',
    'Suitcases disappear into a storage room.',
    'Boxes and camping things go into the storage room.',
  ],
  'res study': [
    'A study is there for work at home.',
    'You can close the door of the study and take a call.',
    'Homework and home office share a study.',
  ],
  'res majlis': [
    'Guests are received in a majlis.',
    'The majlis stands ready for visitors.',
    'There is a majlis for receiving guests apart from the family.',
    'For evenings with friends there is a majlis.',
    'A majlis is part of the {home}.',
  ],
  'res driver-room': ['A driver has a room of his own.', 'The driver’s room is separate from the family’s.'],
  'res majlis maid +maids': [
    'It includes a majlis for guests and a maid’s room.',
    'Guests have the majlis, and household help has a maid’s room.',
  ],
  'res central-cooling': [
    'No window units hum here, for the cooling is central.',
    'The rooms are cooled centrally.',
    'Air conditioning is central and out of sight.',
  ],
  'res smart-home': [
    'Lights and cooling answer to a smart home system.',
    'You can run lights and cooling from a phone.',
  ],
  'res pets-allowed': [
    'Pets are welcome.',
    'You may bring a cat or a dog.',
    'The owner does not mind pets.',
    'Animals may move in with you.',
  ],
};

export const maids: Bank = {
  'res maid': [
    'A maid’s room is included.',
    'Live-in help has a maid’s room.',
    'A maid’s room completes the plan.',
    'For household help, count on a maid’s room.',
    'Families with help at home will use the maid’s room.',
    'Not counted among the bedrooms is the maid’s room.',
  ],
  'res maid park:2 +parking': [
    'A maid’s room and two parking spaces go with the {home}.',
    'Two cars can be parked, and there is a maid’s room.',
    'Help and cars are provided for: two spaces outside, the maid’s room within.',
  ],
  'res maid driver-room house': [
    'Staff have a maid’s room and a driver’s room.',
    'Rooms for a maid and a driver lie apart from the bedrooms.',
  ],
};

export const parking: Bank = {
  'res park:1': [
    'One parking space comes with it.',
    'Your car has a space of its own.',
    'For the car one space is reserved.',
    'You need not look for parking, as one space is yours.',
  ],
  'res park:2': [
    'Both cars of a couple can be parked.',
    'It has a pair of parking spaces.',
    'A second car is no trouble, since there are two spaces.',
    'Two cars find their place.',
  ],
  'res park:3+': [
    'With {parkings}, visitors can park as well.',
    '{parkN} cars find a space.',
    'You can park {parkN} cars.',
  ],
  'res covered-parking park:1': [
    'Its parking space is under cover, which matters from May on.',
    'The one parking space is covered, so the steering wheel stays cool.',
    'One car parks under cover.',
  ],
  'res covered-parking park:2': [
    'Two cars park under cover.',
    'The two parking spaces are covered, a relief from May on.',
    'Covered parking keeps both cars out of the sun.',
  ],
  'res covered-parking park:3+': ['Covered parking for {parkN} cars keeps them out of the sun.'],
};
