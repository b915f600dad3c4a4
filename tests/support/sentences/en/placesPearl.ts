import type { Bank } from '../sentenceBank';

export const placesPearl: Bank = {
  'in:the-pearl-island': [
    'The Pearl is a man-made island, joined to Doha by a bridge road.',
    'Groceries, schools for the very young and a clinic can be found on the island.',
    'Much of the shore of The Pearl is for walkers only.',
    'On The Pearl, buyers of every nationality may own.',
  ],
  'in:porto-arabia': [
    '^Porto Arabia is the round harbour of The Pearl, with towers on all sides.',
    'Cafés and shops line the quay of Porto Arabia.',
    '^Thirty-one towers stand round the harbour of Porto Arabia.',
    'In Porto Arabia the quay is closed to cars and open to prams.',
    '^Yachts lie in the middle of Porto Arabia, people live around them.',
    'La Croisette is the name of the walk around Porto Arabia.',
    'Supper by the water is a walk along the quay of Porto Arabia.',
    '^Living in Porto Arabia means living over a harbour.',
    'Porto Arabia is the first quarter that opened on The Pearl.',
  ],
  'in:viva': [
    '^Viva Bahriya is built around a bay with a beach.',
    'Moroccan patterns decorate the buildings of Viva Bahriya.',
    '^Where Porto Arabia has yachts, Viva Bahriya has sand.',
    'The towers of Viva Bahriya stand in a half circle, open to the sea.',
    'Viva Bahriya is quieter than the harbour side of The Pearl.',
    '^The bay of Viva Bahriya is for swimming rather than for boats.',
  ],
  'in:viva-east': ['^Viva East is the eastern arm of the bay of Viva Bahriya.'],
  'in:viva-west': ['^Viva West is the arm of the bay nearest to Porto Arabia.'],
  'in:qanat-quartier': [
    '^Qanat Quartier has canals instead of some of its streets.',
    'Low houses in pastel colours stand along the canals of Qanat Quartier.',
    'Footbridges, one of them after the Rialto, cross the water of Qanat Quartier.',
    '^Venice was the model for Qanat Quartier, and the scale is small.',
    'There is not a tower in Qanat Quartier.',
  ],
  'in:medina-centrale': [
    '^Medina Centrale is the village centre of The Pearl, with shops, restaurants and a cinema.',
    'Errands on The Pearl usually end in Medina Centrale.',
    'Medina Centrale is low-built, with flats over shops.',
    '^In Medina Centrale the supermarket is downstairs, more or less.',
  ],
  'in:abraj-quartier': [
    '^Abraj Quartier is the group of towers at the entrance to The Pearl.',
    'From Abraj Quartier you are on the mainland in a minute.',
    'The tallest buildings of The Pearl stand in Abraj Quartier.',
  ],
  'in:costa-malaz': [
    '^Costa Malaz is a small bay of The Pearl, next to the Marsa Malaz hotel.',
    'Costa Malaz sees little traffic.',
  ],
  'in:floresta-gardens': [
    '^Floresta Gardens is a low quarter between lawns.',
    'Floresta Gardens lies away from the towers, on the eastern side of The Pearl.',
  ],
  'in:giardino-village': [
    '^Giardino Village is the garden side of The Pearl, with villas and low houses.',
    'In Giardino Village children cycle in the street.',
  ],
  'in:isola-dana': [
    '^Isola Dana is a chain of small islands at the sea end of The Pearl.',
    'Past Isola Dana there is only open water.',
  ],
  'in:la-plage': [
    '^La Plage is a row of beach villas on The Pearl.',
    'Front doors in La Plage face the street, back doors the beach.',
  ],
  'in:gewan-island': [
    '^Gewan is the small island beside The Pearl.',
    'A covered promenade, the Crystal Walkway, runs through Gewan.',
    'Bridges tie Gewan to The Pearl.',
    'Gewan Island is new, compact and made for walking.',
  ],
};
