import type { Bank } from '../sentenceBank';

/** Bedrooms and size. */
export const rooms: Bank = {
  'res flat !studio': [
    '^This {bed}-bedroom {home} measures {size} m².',
    '^Inside {building} are {size} m² divided into {beds}, a kitchen and a living room.',
    '^{beds}, {baths}, {size} m² of floor: those are the bones of this {home}.',
    '^Anyone who counts rooms first will find {beds} here, with {baths} to go with them.',
    '^A {home} of {size} m² in {building}, laid out with {beds}.',
    'You have {size} m² to live in, {beds} included.',
    'Its {size} m² hold {beds} and the rooms you spend the day in.',
    '^What is on offer is {size} m²: {beds}, {baths}, kitchen and living room.',
    '^Take {beds}, add a living room and a kitchen, and you arrive at {size} m².',
    '^The {home} comes to {size} m², {baths} and {beds} among them.',
    '^{size} m² make up this {bed}-bedroom {home}.',
    'By number it is {beds}, {baths} and {size} m².',
    '^We are looking for the next {taker} of a {bed}-bedroom {home} of {size} m².',
    '^{building} is the address; {size} m² and {beds} are the facts.',
    'Expect {beds} in {size} m², kitchen and living room counted.',
    'As measured, the {home} has {size} m² of floor for {beds}.',
    '^Here is a {home} with {beds} {in}; it measures {size} m².',
    'On the list: {beds}, {baths}, a living room, a kitchen, and {size} m² for all of it.',
  ],
  'res flat beds:2+ !penthouse': [
    'The floor area is {size} m², out of which {beds} are cut.',
    'Between the front door and the windows lie {size} m², of which {beds} take their share.',
  ],
  'res flat small beds:2+': ['^{beds} fit into {size} m², which leaves little to cool and clean.'],
  'res flat beds:2+ named !ground': [
    '^On the {floor} floor of {building}, {beds} share {size} m² with a kitchen and a living room.',
  ],
  'res flat ensuite beds:2+': [
    'There is a bathroom for every bedroom: {baths} in {size} m².',
    '^Nobody queues for a bathroom in this {size} m² {home}, which has {beds} and {baths}.',
    '^{bedsN} doors to sleep behind and a bathroom for each: the {home} measures {size} m².',
  ],
  'res flat bath+1 beds:2+': [
    'One bathroom more than bedrooms, {bathsN} to {bedsN}, leaves one for guests; the whole is {size} m².',
    '^With {beds} and {bathsN} bathrooms in {size} m², visitors need not borrow yours.',
  ],
  'res flat !studio named !ground': [
    '^{building}, {floor} floor: {size} m², {beds}.',
    '^This is the {floor} floor of {building}, and the {home} here has {beds} in {size} m².',
  ],
  'res flat !studio big': [
    '^For a {bed}-bedroom {home}, {size} m² is on the large side.',
    'At {size} m² the {home} is roomier than most with {beds}.',
    '^There is space to spare: {size} m² for {beds}.',
  ],
  'res flat !studio small': [
    '^Compact at {size} m², the {home} still has {beds}.',
    'It is one of the smaller {bed}-bedroom homes {in}, at {size} m².',
  ],
  'res flat rent !studio': [
    '^To let in {building}: {beds}, {baths}, {size} m².',
    'The lease covers {size} m² with {beds}, a living room and a kitchen.',
    'Your rent buys {size} m² and {beds}.',
  ],
  'res flat sale !studio': [
    '^The owner is selling {size} m² {in}, with {beds} and a living room.',
    'What changes hands is {size} m² with {beds}.',
    'A buyer gets {beds}, {baths} and {size} m² on one set of keys.',
  ],
  'res apartment beds:1': [
    '^One bedroom and {size} m²: enough for one person, comfortable for two.',
    'A door closes between the living room and the bedroom, and the whole measures {size} m².',
    '^More than a studio and less to look after than two bedrooms, this {home} has {size} m².',
    '^One bedroom, one living room, one kitchen, {size} m².',
  ],
  'res apartment beds:2': [
    'The second bedroom makes these {size} m² workable for a child, a guest or a desk.',
    '^Two bedrooms in {size} m² let one of them be an office, a nursery or a spare room.',
    '^A pair of bedrooms and a living room fill {size} m².',
  ],
  'res apartment beds:3': [
    '^Three bedrooms in {size} m² suit a family with two children, or with one and a study.',
    'Two children can have rooms of their own: three bedrooms, {size} m².',
    '^Family-sized for a flat: {size} m², three bedrooms, {baths}.',
  ],
  'res apartment beds:4': [
    '^Flats with four bedrooms are not many; this one measures {size} m² and has {baths}.',
    '^Four bedrooms on one level, {size} m², {baths}.',
  ],
  'res duplex': [
    '^Two levels joined by a stair of their own: {size} m² and {beds}.',
    '^As a duplex it spreads {beds} and {baths} over two floors, {size} m² together.',
    'It is a flat with an upstairs: {size} m² in all, {beds}, {baths}.',
    '^A duplex of {size} m², so {beds} without everyone on the same floor.',
    '^Houses are larger and flats simpler; this duplex of {size} m² and {beds} stands between them.',
  ],
  'res penthouse': [
    '^The penthouse takes the top of {building}: {size} m², {beds}, {baths}.',
    'At the top of the building are {size} m² with nobody overhead, {beds} among them.',
    '^Only the roof is above this penthouse of {size} m², which has {beds}.',
    '^{size} m² on the {floor} floor make a penthouse with {beds} and {baths}.',
  ],
  'res studio': [
    '^A studio of {size} m²: one room to live and sleep in, a kitchen and a bathroom.',
    '^Everything but the bathroom is in one room of this {size} m² studio.',
    '^This studio in {building} measures {size} m² and keeps things simple.',
    'One room, one bathroom, {size} m².',
    '^For one person who wants little to clean, {building} has this studio of {size} m².',
    'Kitchen and bathroom counted, the studio comes to {size} m².',
    '^{size} m² {in} is what you get with this studio, and one door to lock.',
  ],
  'res house': [
    '^This {bed}-bedroom {home} has {size} m² indoors.',
    '^{beds} make this a {home} for a full household; it measures {size} m².',
    '^Behind the front wall lie {size} m² of {home}: {beds}, {baths} and the rooms where people meet.',
    'Indoors you have {size} m², shared out over {beds}, a kitchen and the living rooms.',
    'Counted room by room: {beds}, {baths}, kitchen, living rooms, {size} m² in all.',
    '^{building}, {place}: {size} m² of {home} with {beds}.',
    'With {size} m² and {beds}, it gives everyone a door to close.',
    'Walk through every room and you will have crossed {size} m², {beds} among them.',
    '^Our {homes} {in} differ in size; this one offers {size} m² and {beds}.',
    '^People ask for bedrooms first, so: {bedsN}, with {baths}, in a {home} of {size} m².',
    'There are {beds} and, indoors, {size} m².',
  ],
  'res house plot': [
    '^On a plot of {plot} m² stands a {home} of {size} m² with {beds}.',
    'The land measures {plot} m² and the {home} {size} m²; there are {beds}.',
    '^{plot} m² of land, {size} m² of house, {beds}, {baths}.',
    'A {home} of {size} m² and {beds} takes up part of the {plot} m²; the rest is open ground.',
    '^The wall encloses {plot} m², and the {home} within it has {beds} and measures {size} m².',
  ],
  'res compound': [
    '^Inside {building} is this house of {size} m² with {beds}.',
    '^The house is one of several in {building} and has {beds}, {baths}, {size} m².',
    '^{building} lets you have a front door of your own: {size} m², {beds}.',
    'The house itself comes to {size} m², with {beds}.',
    '^Pass the gate of {building} and you come to this house of {size} m², {beds} and {baths}.',
  ],
  'res house ensuite beds:4+': [
    'Each of the {bedsN} bedrooms can have a bathroom to itself; the {home} measures {size} m².',
    'Bathrooms do not run short: {bathsN} of them for {beds}, in {size} m².',
  ],
  'res house rent': [
    '^For rent {in}: a {home} with {beds}, {baths}, {size} m².',
    'The landlord lets the whole {home}, {size} m² with {beds}.',
  ],
  'res house sale': [
    '^The seller offers a {bed}-bedroom {home} of {size} m² with {baths}.',
    '^A {home} is changing owners {in}: {beds}, {size} m².',
  ],
  'res house beds:3': [
    '^Three bedrooms over {size} m²: a {home} that one family fills without effort.',
    'At three bedrooms and {size} m² it asks less upkeep than larger {homes}.',
  ],
  'res house beds:5+': [
    '^Large households will count first: {beds}, {baths}, {size} m².',
    '^Grandparents, children and guests all find a room among {beds} and {size} m².',
    'Few {homes} on our books have {beds}; here they come with {size} m².',
  ],
};

/** Bathrooms, where the rooms did not say. */
export const baths: Bank = {
  'res beds:1+ !house': [
    'It has {baths}.',
    'Count {baths} as well.',
    'As for bathrooms, it has {bathsN}.',
    'Bathrooms: {bathsN}.',
  ],
  'res house': [
    'The bathrooms number {bathsN}.',
    '{baths} go with the bedrooms.',
    'Add {baths} to that.',
    'For washing there are {baths}.',
  ],
};
