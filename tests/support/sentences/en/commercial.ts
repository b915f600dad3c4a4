import type { Bank } from '../sentenceBank';

export const officeSpace: Bank = {
  'com office': [
    '^An office of {size} m² on the {floor} floor of {building}.',
    '^{building} has {size} m² of office space free.',
    'The office measures {size} m².',
    '^For a team of about {desks}, {building} offers {size} m².',
    'Reckoned at ten square metres a desk, {size} m² hold about {desks} people.',
    '^Office space {in}: {size} m² on the {floor} floor.',
    '^On the {floor} floor of {building} a company of about {desks} people could work.',
    'You take {size} m², all of it on the {floor} floor.',
    '^{size} m² in one piece, on the {floor} floor.',
    '^This office in {building} has {size} m² and a place for about {desks} desks.',
    'The area on offer is {size} m².',
    '^A company with {desks} or so on its payroll would fill these {size} m².',
    '^An office {in} is on offer on the {floor} floor, {size} m² in size.',
    'We put the floor at {size} m².',
  ],
};

export const fitOut: Bank = {
  'com fitted office': [
    'It is fitted, so work can begin with the lease.',
    'Walls, lights and cabling are as an office needs them.',
    'Partitions, floor and ceilings are done.',
    'Fitted as it is, it spares you months of building.',
    'You move in with computers and plants, the rest is there.',
    'Nothing is left to build, as the fit-out is complete.',
  ],
  'com cat-a office': [
    'It is handed over to CAT-A: ceilings, lights and cooling are in, partitions are yours to choose.',
    'CAT-A means an open floor, ready for your own plan.',
    'The state is CAT-A, with services installed and no inner walls.',
    'As a CAT-A space it leaves the layout to the tenant. @ rent',
    'Floor, ceiling and air conditioning are finished to CAT-A.',
    'Open plan and CAT-A, it can be furnished or divided.',
  ],
  'com shell-and-core office': [
    'It is shell and core: concrete, connections and a free hand.',
    'Everything inside the walls is still to be made, as it is shell and core.',
    'Shell and core keeps the price down and the choice open.',
    'Those who have an architect will like that it is bare, shell and core.',
  ],
  'com fitted shop': [
    'The shop is fitted, shelves and lights included.',
    'It can open as soon as your stock is in, being fitted.',
    'A complete fit-out is in place.',
  ],
  'com cat-a shop': [
    'Ceiling, floor and cooling are in; the rest is for the shopkeeper.',
    'It is handed over to CAT-A, ready for your fittings.',
    'CAT-A here means that services are in and the room is plain.',
  ],
  'com shell-and-core shop': [
    'The unit is shell and core, to be fitted by the user.',
    'It comes bare, as shell and core.',
    'You fit it out yourself, from concrete.',
  ],
};

export const premisesMore: Bank = {
  'com meeting-rooms': [
    'Meeting rooms are in place.',
    'There are rooms for meetings.',
    'You can close a door for a meeting.',
    'Meeting rooms have been walled off already.',
  ],
  'com reception-desk': [
    'Visitors arrive at a reception desk.',
    'A reception desk stands by the entrance.',
    'There is a desk for reception.',
  ],
  'com pantry office': [
    'A pantry takes care of tea and lunch.',
    'There is a pantry.',
    'Coffee is made in the pantry.',
    'It includes a pantry.',
  ],
  'com pantry shop': ['A small pantry serves the staff.'],
  'com raised-floor': [
    'Cables run under a raised floor.',
    'A raised floor lets you move desks freely.',
    'It has a raised floor.',
  ],
  'com server-room': [
    'A server room is ready.',
    'The server room has a door of its own.',
    'There is space for servers.',
  ],
  'com generator': [
    'A generator stands by.',
    'Power cuts are bridged by a generator.',
    'There is a generator.',
  ],
  'com security': [
    'The building is guarded.',
    'Security is on site.',
    'Security staff see to the entrance.',
    'There is security.',
  ],
  'com covered-parking': [
    'Staff park under cover.',
    'The parking is covered.',
    'Cars are kept out of the sun.',
  ],
  'com concierge': ['A concierge receives visitors.', 'The lobby has a concierge.'],
  'com central-cooling': [
    'Cooling is central.',
    'It is cooled from a central plant.',
    'Air conditioning comes from the centre of the building.',
    'Central cooling is installed.',
  ],
  'com near-metro': [
    'Staff can come by metro.',
    'The metro is within a walk.',
    'Half the team may leave the car at home, thanks to the metro.',
  ],
  'com shop-window': [
    'It has a shop window to the street.',
    'The window shows passers-by what you sell.',
    'A large window faces the walkers.',
    'Goods can be shown in the window.',
    'A shop window is part of the front.',
  ],
  'com mezzanine': [
    'A mezzanine adds room above the counter.',
    'Part of the height is used by a mezzanine.',
    'Upstairs there is a mezzanine for stock or seats.',
    'It has a mezzanine.',
  ],
  'com loading-bay': [
    'Deliveries use a loading bay.',
    'There is a loading bay.',
    'Vans stop at a loading bay.',
  ],
  'com storage-room shop': [
    'Stock goes into a storage room.',
    'A storage room lies behind.',
    'There is a storage room.',
    'You can keep stock in the store.',
  ],
  'com park:1 !building': ['One parking space is included.', 'It has a parking space.'],
  'com park:2 !building': [
    'Two cars can be parked.',
    'Two parking spaces belong to it.',
    'Parking is for two cars.',
  ],
  'com park:3+ office': [
    '{parkings} come with it.',
    'The {let} includes {parkings}.',
    'You get {parkings}.',
    'There is parking for {parkN} cars.',
    'Park {parkN} cars without asking anyone.',
  ],
  'com park:3+ shop': ['{parkings} are reserved for it.', 'Customers and staff have {parkings}.'],
};

/** Things in a row. */
export const premisesList: Bank = {
  'com office': [
    'It has {premisesList}.',
    'Tenants find {premisesList}. @ rent',
    'You have {premisesList} as well.',
    'The premises include {premisesList}.',
    'Among the fittings are {premisesList}.',
    'Work is helped by {premisesList}.',
    '{premisesList} are in place.',
    'Also there: {premisesList}.',
  ],
  'com shop': [
    'The shop has {premisesList}.',
    'Trade is helped by {premisesList}.',
    'You also get {premisesList}.',
    'It comes with {premisesList}.',
    '{premisesList} belong to it.',
  ],
};

export const premisesViews: Bank = {
  'com office floor:high': [
    'The {floor} floor impresses visitors before they sit down.',
    'Clients come up to the {floor} floor by lift.',
  ],
  'com view:sea': [
    'The desks look to the sea.',
    'The sea is in the windows.',
    'Meetings are held with the sea in view.',
  ],
  'com view:city': [
    'It overlooks the city.',
    'The view is of the city.',
    'From the windows you see the towers around.',
    'The city is the backdrop.',
  ],
  'com view:marina': ['Below the windows lies the marina.', 'It looks on to the marina.'],
  'com view:street': ['The windows face the street.', 'It looks on to the street.'],
  'com view:courtyard': ['It faces a quiet courtyard.'],
};

export const premisesPictures: Bank = {
  'com office pic:office-01 !shell-and-core': [
    'One picture shows rows of desks and windows round the corner.',
    'Windows on two sides light the open floor.',
  ],
  'com office pic:office-02 fitted': [
    'The board room has a long table and looks on to the lit city.',
    'A dark slatted wall and a screen furnish the board room.',
  ],
  'com office pic:office-03 !shell-and-core': [
    'The open floor was photographed in the evening sun.',
    'Light strips run the length of the ceiling.',
  ],
  'com office pic:office-04 fitted': [
    'The board room is bright, with wood on one wall and plants.',
    'Ten or so can sit at the table of the board room.',
  ],
  'com pic:lobby-01 office': [
    'You come in through a double-height lobby of pale marble.',
    'The lobby, two floors high, has a reception.',
  ],
  'com pic:lobby-02 office': ['The lobby is of dark marble.', 'A dark stone lobby receives your guests.'],
  'com shop pic:retail-03 fitted': [
    'Lit shelves line both walls.',
    'Display tables stand in the middle of the room.',
    'Wooden floor, lit shelves, a counter at the end: so the shop is fitted.',
  ],
  'com shop pic:retail-01': [
    'Neighbouring shops have awnings and café tables outside.',
    'After sunset the shop fronts in the row are lit.',
  ],
  'com shop pic:retail-02': ['The row has stone fronts and palms before it.', 'Walkers pass under palms.'],
};

export const shops: Bank = {
  'com shop': [
    '^A shop of {size} m² at street level, in {building}.',
    '^{building} has a shop of {size} m² free.',
    'The shop measures {size} m².',
    '^Ground floor, {size} m², {building}: a shop for a first or a further branch.',
    'You get {size} m² at street level.',
    '^For a trade that needs walkers rather than parking, {size} m² {in}.',
    '^{size} m² on the ground floor of {building} wait for a shopkeeper.',
    'At {size} m² it suits a {trade}.',
    '^Shop space {in}, {size} m², with its door on the street.',
    'The floor comes to {size} m².',
    '^Small or large is a matter of trade; this shop has {size} m².',
    'Reckon with {size} m² for counter, goods and people.',
  ],
};

export const buildings: Bank = {
  'com building': [
    '^A whole building of {size} m² on {plot} m² of land.',
    '^{building} is offered as one: {size} m², plot {plot} m².',
    'One owner, one contract, {size} m².',
    '^The building has {size} m² in all and stands on a plot of {plot} m².',
    '^{place}: a building to take over entire, {size} m² of it.',
    'The plot measures {plot} m², the floors together {size} m².',
  ],
  'com compound': [
    '^A whole compound for staff: {size} m² indoors, {beds} in all.',
    '^The compound is let as one, with {beds} and parking for {parkN} cars.',
    '^{building} is to let entire, {size} m² indoors on {plot} m² of land.',
  ],
};

export const buildingMore: Bank = {
  'com compound': [
    'A company that houses families could take it under one contract.',
    'One lease covers all the houses.',
    'It stands on {plot} m² of land.',
  ],
  'com building park:3+': [
    'Parking is for {parkN} cars.',
    'There are {parkings}.',
    '{parkings} belong to it.',
  ],
  'com building rent': [
    'A company could house its staff here under one lease.',
    'It is let as a whole, not by the flat.',
    'One tenant takes all of it.',
  ],
  'com building sale': [
    'It is sold entire, for an owner who lets it on or uses it.',
    'Ask us for rents and running costs before you reckon.',
    'Investors will want the figures, and we have them ready.',
    'It is a purchase for those who think in yields.',
  ],
};

export const lands: Bank = {
  land: [
    '^A plot of {size} m² {in}.',
    '^{size} m² of land for building, {in}.',
    'The plot measures {size} m².',
    '^Land {in} comes up seldom; this plot has {size} m².',
    '^Nothing stands on it yet: {size} m² {in}.',
    'You buy the ground, {size} m² of it. @ sale',
    '^For those who would rather build than buy a finished house: {size} m². @ res',
    'On the title the area is {size} m². @ sale',
    '^Bring an architect to these {size} m² {in}.',
  ],
};

export const landUse: Bank = {
  'land res': [
    'It would take a villa with a garden.',
    'A family house is what most owners build on such a plot.',
    'Before you draw, ask the municipality what may be built; we can go with you.',
    'The pictures show houses of the neighbourhood, not of the plot. @ pic:villa-05|pic:villa-02|pic:villa-06|pic:villa-03',
    'Photographs of a plot say little, so ours show what stands around.',
    'We can walk the boundaries with you.',
    'Bring your architect to the viewing.',
  ],
  'land com': [
    'The plot is meant for business.',
    'What may be built is written in the zoning sheet, which we can show.',
    'A developer or an owner-user could take it.',
    'Pictures show the district, as the plot itself is bare.',
  ],
};

export const premisesPlaces: Bank = {
  'com in:west-bay|in:al-dafna|in:diplomatic-area': [
    '^West Bay is where banks, ministries and embassies have their desks.',
    'Hotels for visiting clients are around the corner in West Bay.',
    '^Most of the towers of West Bay are offices, and lunch is found downstairs.',
    'An address in West Bay needs no explaining.',
  ],
  'com in:marina-district': [
    '^Marina District has drawn companies from Doha to Lusail.',
    'At noon the promenade of the Marina fills with office workers.',
    'Clients from Doha reach the Marina District without crossing the city.',
  ],
  'com in:energy-city': [
    '^Energy City is planned for companies, with parking to match.',
    'Offices in Energy City are younger than most in Doha.',
  ],
  'com in:lusail-boulevard': [
    '^The Boulevard brings people, and people bring trade.',
    'On weekends the Boulevard is where Lusail walks.',
  ],
  'com in:msheireb-downtown-doha': [
    '^Msheireb has offices in the walkable middle of town.',
    'Staff in Msheireb lunch on foot.',
  ],
  'com in:the-pearl-island': [
    'Residents of The Pearl are the first customers, visitors the second.',
    'Thousands live within a walk on The Pearl.',
  ],
  'com in:al-sadd': [
    '^Al Sadd has customers at every hour.',
    'For a firm that serves the public, Al Sadd is easy to find.',
  ],
  'com in:al-rayyan|in:al-wakrah': ['The customers are families from the streets around.'],
  'com shop': [
    'Passing trade comes on foot and by car.',
    'Neighbours will be your regulars.',
    'Homes around it mean custom on weekdays too.',
  ],
  'com office': [
    'Banks, couriers and lunch are what an office needs around it; see for yourself on a weekday.',
    'See it at eight in the morning, when the roads are full.',
  ],
};

export const premisesUse: Bank = {
  'com office': [
    'It suits a firm that has outgrown serviced desks.',
    'A consultancy or an engineering office would fit.',
    'Lawyers, auditors and agencies are the usual neighbours.',
    'For a head office it is modest, for a branch generous. @ big',
    'A young company could start here and stay. @ !big',
    'Teams that receive visitors will find it presentable. @ fitted',
  ],
  'com shop': [
    'A pharmacy, a florist or a tailor could open here.',
    'It would do for a café, subject to the licence.',
    'A salon or a clinic reception comes to mind.',
    'Those who sell by appointment may like it as much as those who sell by sight.',
    'A bakery that wants a second branch might look at it.',
  ],
};

export const premisesTerms: Bank = {
  'com rent': [
    'A deposit of one month is asked.',
    'As security the landlord takes a month.',
    'One month is paid as deposit.',
    'Deposit: a month of rent.',
  ],
  'land sale freehold': ['Land here may be owned freehold by any nationality.', 'The plot is freehold.'],
  'com sale freehold !land': [
    'It is freehold.',
    'Companies and persons of any nationality may own it.',
    'The title is freehold and open to all.',
    'Ownership is freehold.',
  ],
  'com sale usufruct': [
    'It is sold as a usufruct of 99 years.',
    'Foreign owners hold it for 99 years, as usufruct.',
  ],
};
