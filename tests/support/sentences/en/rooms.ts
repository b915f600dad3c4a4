import type { Bank } from '../sentenceBank';

/** Bedrooms and size, alone or with the floor, the view or the state of the home. */
export const rooms: Bank = {
  'res flat !studio': [
    '^This {bed}-bedroom {home} measures {size} m² and has {baths}.',
    '^Inside {building} are {size} m² divided into {beds}, a kitchen and a living room.',
    '^{beds}, {baths} and {size} m² of floor: those are the bones of this {home}.',
    '^Anyone who counts rooms first will find {beds} here, with {baths} to go with them.',
    '^What is on offer is {size} m²: {beds}, {baths}, kitchen and living room.',
    '^Take {beds}, add a living room and a kitchen, and you arrive at the {size} m² of this {home}.',
    '^{size} m² make up this {bed}-bedroom {home} in {building}.',
    '^We are looking for the next {taker} of a {bed}-bedroom {home} of {size} m² in {building}. @ !gone',
    '^{building} is the address; {size} m² and {beds} are the facts.',
    '^Here is {aHome} with {beds} {in}, {size} m² from wall to wall.',
    'You have {size} m² to live in, {beds} among them.',
    'The {home} itself comes to {size} m², of which {beds} take their share. @ beds:2+',
  ],
  'res flat beds:2+ ensuite !penthouse +baths': [
    '^Nobody queues for a bathroom in this {size} m² {home}, which has {beds} and {baths}.',
    '^{beds} and a bathroom for each of them fit into the {size} m² of this {home}.',
    'Each bedroom can count on a bathroom of its own: {bedsN} and {bathsN}, in {size} m².',
  ],
  'res flat bath+1 beds:2+ +baths': [
    'One bathroom more than bedrooms, {bathsN} to {bedsN}, leaves one for guests; the whole is {size} m².',
    '^With {beds} and {bathsN} bathrooms in {size} m², visitors need not borrow yours.',
  ],
  'res flat !studio floored viewed': [
    '^This {bed}-bedroom {home} of {size} m² lies {floorN} floors up in {building} and faces {seen}. @ floor:mid|floor:high',
    '^{size} m² on the {floor} floor, {beds}, windows to {seen}: that is the {home} in short.',
    '^{building} has this {home} on its {floor} floor, with {beds} in {size} m² and a view of {seen}.',
    '^Facing {seen} from the {floor} floor, this {home} in {building} has {beds} and measures {size} m².',
    '^On the {floor} floor, with {seen} outside the windows, lies {aHome} of {size} m² and {beds}.',
    '^The view of {seen} comes with {size} m² and {beds}, on the {floor} floor.',
  ],
  'res flat !studio floored': [
    '^The {floor} floor of {building} has this {bed}-bedroom {home} of {size} m².',
    '^{building}, {floor} floor: {aHome} with {beds}, {baths} and {size} m².',
    '^You leave the lift at the {floor} floor of {building} and enter {size} m² with {beds}.',
    '^At {size} m², on the {floor} floor, the {home} has {beds} and {baths}.',
    '^A {bed}-bedroom {home} is on offer {in}, on the {floor} floor, {size} m² in size.',
  ],
  'res flat !studio big': [
    '^For a {bed}-bedroom {home}, {size} m² is on the large side.',
    'At {size} m² the {home} is roomier than most with {beds}.',
    '^There is space to spare in the {size} m² of this {bed}-bedroom {home}.',
  ],
  'res flat !studio small': [
    '^Compact at {size} m², the {home} still has {beds} and {baths}.',
    '^{size} m² and {beds} mean little to cool and little to clean.',
    '^It takes careful planning to fit {beds} into {size} m², and this {home} in {building} does.',
  ],
  'res flat rent furnished !studio +furnishing': [
    '^Furnished and {size} m² in size, this {bed}-bedroom {home} needs only your suitcases.',
    '^For tenants without furniture: {beds}, {size} m², with beds, tables and chairs in place.',
    '^The {home} is let furnished; it has {beds} and {baths} in {size} m².',
  ],
  'res flat rent unfurnished !studio +furnishing': [
    '^Unfurnished, with {beds} and {size} m², the {home} waits for what you bring.',
    '^To let without furniture: {size} m² in {building}, {beds} and {baths} included.',
  ],
  'res flat sale !studio': [
    '^The owner is selling {size} m² {in}, with {beds} and {baths}.',
    'What changes hands is {size} m² with {beds}, a living room and a kitchen.',
    '^For sale in {building} is {aHome} with {beds} and a floor area of {size} m².',
  ],
  'res apartment beds:1': [
    '^One bedroom and {size} m² are enough for one person and comfortable for two.',
    'A door closes between living room and bedroom, and the whole measures {size} m².',
    '^With more walls than a studio and fewer rooms to look after than a family flat, this {home} has {size} m².',
  ],
  'res apartment beds:2 +suits': [
    'The second bedroom makes these {size} m² workable for a child, a guest or a desk.',
    '^Two bedrooms in {size} m² let one of them be an office, a nursery or a spare room.',
  ],
  'res apartment beds:3 +suits': [
    '^Three bedrooms in {size} m² suit a family with two children, or with one and a study.',
    '^Two children can have rooms of their own in this three-bedroom {home} of {size} m².',
  ],
  'res apartment beds:4': [
    '^Flats with four bedrooms are not many; this one measures {size} m² and has {baths}.',
    '^Four bedrooms on one level, {baths} and {size} m² give a large family what it needs.',
  ],
  'res duplex': [
    '^Two levels joined by a stair of their own hold {beds} and {baths}, {size} m² together.',
    '^As a duplex it spreads {beds} and {baths} over two floors, {size} m² in all.',
    '^Houses are larger and flats simpler; this duplex of {size} m² and {beds} stands between them.',
    '^With {size} m² on two floors, {beds} need not share a corridor with the guests.',
  ],
  'res penthouse +floor': [
    '^The penthouse takes the top of {building}: {size} m² for {beds} and {baths}.',
    '^Only the roof is above this penthouse of {size} m², which has {beds}.',
    '^At the top of {building} are {size} m² with nobody overhead, {beds} among them.',
  ],
  'res studio': [
    '^A studio of {size} m²: one room to live and sleep in, a kitchen and a bathroom.',
    '^Everything but the bathroom is in one room of this {size} m² studio in {building}.',
    '^This studio {in} measures {size} m² and keeps things simple.',
    '^For one person who wants little to clean, {building} has this studio of {size} m².',
    '^{size} m² {in} is what you get with this studio, and one door to lock.',
    '^Kitchen and bathroom counted, the studio in {building} comes to {size} m².',
  ],
  'res house': [
    '^This {bed}-bedroom {home} has {size} m² indoors and {baths}.',
    '^{beds} make this {aHome} for a full household; it measures {size} m². @ beds:3+',
    '^Behind the front wall lie {size} m²: {beds}, {baths} and the rooms where people meet.',
    'Indoors you have {size} m², shared out over {beds}, a kitchen and the living rooms.',
    '^{building}, {place}: {beds} and {baths} in {aHome} of {size} m².',
    '^With {size} m² and {beds}, the {home} gives everyone a door to close.',
    '^Our {homes} {in} differ in size; this one offers {size} m² and {beds}.',
    '^People ask for bedrooms first, so: {bedsN}, with {baths}, in {aHome} of {size} m².',
  ],
  'res house plot': [
    '^On a plot of {plot} m² stands {aHome} of {size} m² with {beds}.',
    'The land measures {plot} m² and the {home} {size} m², with {beds} and {baths}.',
    '^{plot} m² of land and {size} m² of house make a family home with {beds}.',
    '^The wall encloses {plot} m², and the {home} within it has {beds} and measures {size} m².',
    '^{aHome} of {size} m² and {beds} takes up part of the {plot} m²; the rest is open ground. @ openGround',
  ],
  'res compound': [
    '^Inside {building} is this house of {size} m², its {beds} and {baths} under one roof.',
    '^One of the houses of {building} is to let: {beds}, {baths}, {size} m².',
    '^{building} lets you have a front door of your own, {size} m² and {beds}.',
    '^Pass the gate of {building} and you come to this house of {size} m² with {beds}.',
  ],
  'res house ensuite beds:4+': [
    '^Each of the {bedsN} bedrooms can have a bathroom to itself in this {home} of {size} m².',
    'Bathrooms do not run short, with {bathsN} of them for {beds} in {size} m².',
  ],
  'res house rent': [
    '^For rent {in}: {aHome} with {beds}, {baths} and {size} m².',
    'The landlord lets the whole {home}, {size} m² with {beds}.',
  ],
  'res house sale': [
    '^The seller offers a {bed}-bedroom {home} of {size} m² with {baths}.',
    '^{aHome} is changing owners {in}: {size} m², {beds}, {baths}.',
  ],
  'res house beds:3 +suits': [
    '^Three bedrooms over {size} m² make {aHome} that one family fills without effort.',
  ],
  'res house beds:5+ +suits': [
    '^Grandparents, children and guests all find a room among {beds} and {size} m².',
    '^Large households will count first: {beds}, {baths} and {size} m².',
  ],
};

/** Bathrooms, where the rooms did not say. */
export const baths: Bank = {
  'res beds:2+ flat': [
    'As for bathrooms, there are {bathsN}.',
    'It has {baths}.',
    '{baths} serve the bedrooms.',
  ],
  'res house': [
    'The bathrooms number {bathsN}.',
    '{baths} go with the bedrooms.',
    'In all there are {baths}.',
  ],
};
