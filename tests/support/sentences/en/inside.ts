import type { Bank } from '../sentenceBank';

/** Furniture. */
export const furnishing: Bank = {
  'res rent furnished': [
    'It comes furnished, down to the lamps in the photographs.',
    'Furniture stays, so a suitcase is enough to move in with.',
    'The {home} is let furnished.',
    'Beds, tables and chairs are in place.',
    'You need not buy furniture, as the landlord leaves his.',
    'Being furnished, it suits a posting of a year or two.',
    'Furnished means here what the pictures show.',
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
    'Unfurnished as it is, a buyer can begin from nothing.',
  ],
};

/** Rooms and fittings beside the bedrooms. */
export const fittings: Bank = {
  'res built-in-wardrobes': [
    'Wardrobes are built in.',
    'There are built-in wardrobes, so walls stay free.',
    'Clothes go into built-in wardrobes.',
    'You will not need wardrobes, as they are built in.',
    'The bedrooms have their wardrobes already. @ beds:2+',
    'Built-in wardrobes save floor space.',
    'Hanging space is provided by built-in wardrobes.',
  ],
  'res fitted-kitchen': [
    'The kitchen is fitted.',
    'A fitted kitchen is in place.',
    'You move in with a fitted kitchen.',
    'Kitchen units and worktops are fitted.',
    'The fitted kitchen stays.',
  ],
  'res storage-room': [
    'A storage room takes what you use once a year.',
    'Suitcases disappear into a storage room.',
    'There is a storage room as well.',
    'Bicycles, boxes and camping things go into the storage room.',
    'It has a storage room, which larger families will value.',
  ],
  'res study': [
    'A study is there for work at home.',
    'One room is a study.',
    'You can close the door of the study and take a call.',
    'There is a study besides.',
    'Homework and home office have a study.',
  ],
  'res majlis': [
    'Guests are received in a majlis.',
    'The majlis stands ready for visitors.',
    'There is a majlis for receiving guests apart from the family.',
    'A majlis is part of the {home}.',
    'For evenings with friends there is a majlis.',
    'It includes a majlis.',
  ],
  'res driver-room': [
    'A driver has a room of his own.',
    "There is a driver's room.",
    "The driver's room is separate from the family's.",
    "Add a driver's room to the count.",
    'Staff are thought of too, with a room for the driver.',
  ],
  'res central-cooling': [
    'Cooling is central.',
    'Central cooling serves the {home}.',
    'No window units hum here, for the cooling is central.',
    'The rooms are cooled centrally.',
    'Air conditioning is central and out of sight.',
  ],
  'res smart-home': [
    'Lights and cooling answer to a smart home system.',
    'A smart home system is installed.',
    'You can run lights and cooling from a phone.',
    'It is fitted out as a smart home.',
  ],
  'res pets-allowed': [
    'Pets are welcome.',
    'You may bring a cat or a dog.',
    'Keeping a pet is allowed.',
    'The owner does not mind pets.',
    'Animals may move in with you.',
  ],
};

export const maids: Bank = {
  'res maid': [
    "A maid's room is included.",
    "There is a maid's room too.",
    "Live-in help has a maid's room.",
    "The maid's room lies apart from the bedrooms.",
    "In addition you have a maid's room.",
    "One more small room is the maid's.",
    "A maid's room completes the plan.",
    "For household help, count on a maid's room.",
    "Families with help at home will use the maid's room.",
    "The plan leaves space for a maid's room.",
    "Beside the bedrooms you find a maid's room.",
    "Not counted among the bedrooms is the maid's room.",
  ],
};

export const parking: Bank = {
  'res park:1': [
    'One parking space comes with it.',
    'Your car has a space of its own.',
    'A single parking space is reserved.',
    'There is parking for one car.',
    'Included is one place to park.',
    'It has one parking space.',
    'For the car there is one space.',
    'You need not look for parking, as one space is yours.',
    'One car can be parked here by right.',
  ],
  'res park:2': [
    'Two parking spaces come with it.',
    'Both cars of a couple can be parked.',
    'There is parking for two cars.',
    'Two cars find their place.',
    'It has a pair of parking spaces.',
    'Parking is for two.',
    'You may park twice over, as two spaces are included.',
    'A second car is no trouble: there are two spaces.',
  ],
  'res park:3+': [
    'Parking is for {parkN} cars.',
    '{parkN} cars can stand on the plot. @ house',
    'There are {parkings}.',
    'With {parkings}, visitors can park as well.',
    'Count {parkings} too.',
  ],
  'res covered-parking park': [
    'The parking is under cover, which matters from May on.',
    'Your steering wheel stays cool in the shade of covered parking.',
    'Cars are parked under a roof.',
    'Covered parking keeps the car out of the sun.',
    'Where you park there is shade.',
    'Parking is covered.',
    'The car stands in the shade.',
  ],
};
