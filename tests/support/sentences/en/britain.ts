import type { Bank } from '../sentenceBank';

export const britishRooms: Bank = {
  'uk !studio': [
    '^A new {home} of {size} m² with {beds}, in {building}.',
    '^{building} has this {bed}-bedroom {home} for sale, {size} m² in size.',
    'It measures {size} m² and has {baths}.',
    '^{beds} and {size} m² in a new building: that is what {building} offers here.',
    '^On the {floor} floor of {building}, {size} m² for a first or second home.',
    'You get {size} m², {beds} and {baths}.',
    '^New, leasehold, {size} m²: a {bed}-bedroom {home} in {place}.',
    'The plan has {beds} in {size} m².',
    '^For buyers who look at {place}, here is a {bed}-bedroom {home} of {size} m².',
    'Its {size} m² are laid out as {beds}, {baths} and one room for living and cooking.',
    '^The {floor} floor of {building} holds this {bed}-bedroom {home}.',
    '^{size} m² {in}, new, with {beds}.',
  ],
  'uk studio': [
    '^A new studio of {size} m² on the {floor} floor of {building}.',
    '^{building} has a studio of {size} m², the smallest way to own {in}.',
    '^One room of {size} m², kitchen and bathroom included, in {building}.',
    '^This studio measures {size} m² and is new.',
  ],
};

export const britishPlaces: Bank = {
  'in:canary-wharf': [
    '^Canary Wharf is the bank quarter on the Thames, with the Jubilee and Elizabeth lines.',
    'The docks of Canary Wharf are ringed by offices, shops and, of late, homes.',
    '^From Canary Wharf the Elizabeth line reaches Heathrow without a change.',
    'A roof garden stands above the Elizabeth line station at Canary Wharf.',
  ],
  'in:battersea': [
    '^Battersea lies on the south bank, between the park and the old power station.',
    'The Northern line has reached Battersea since 2021.',
    '^Battersea Park, with its lake and pagoda, is the garden of the district.',
    'Shops have moved into the turbine halls of Battersea Power Station.',
  ],
  'in:greenwich': [
    '^Greenwich has the observatory, the park and the Cutty Sark.',
    'Boats and the DLR both take you from Greenwich to the City.',
    '^The meridian runs through Greenwich, and the Thames goes round it.',
  ],
  'in:woolwich': [
    '^Woolwich is on the Elizabeth line and on the river.',
    'The brick halls of the Royal Arsenal in Woolwich are now homes and theatres.',
    '^A free ferry crosses the Thames at Woolwich.',
  ],
  'in:stratford': [
    '^Stratford grew around the Olympic park of 2012.',
    'Stratford has the Central, Jubilee and Elizabeth lines and a large Westfield.',
    '^Queen Elizabeth Olympic Park gives Stratford its open space.',
  ],
  'in:wembley': [
    '^Wembley is built around the stadium and the arena.',
    'From Wembley Park the Metropolitan and Jubilee lines run into town.',
    '^On match days Wembley is loud, on others it is a place of squares and shops.',
  ],
  'in:brentford': [
    '^Brentford lies where the Grand Union Canal meets the Thames.',
    'Kew Gardens is across the river from Brentford.',
    '^West London is quieter at Brentford, by locks and boatyards.',
  ],
  'in:croydon': [
    '^Croydon has fast trains from East Croydon to London Bridge and Victoria.',
    'Trams cross Croydon and go on to Wimbledon.',
    '^In south London, Croydon offers more floor for the money than the river districts.',
  ],
  'in:manchester': [
    '^Manchester has two universities in the middle of town and a tram that links its parts.',
    'The Metrolink tram runs from central Manchester to the airport.',
    '^Old mills and new towers stand side by side in Manchester.',
    'Piccadilly is the main station of Manchester, with fast trains to London.',
  ],
  'in:salford': [
    '^Salford lies across the Irwell from Manchester.',
    'MediaCity, with its broadcasters, is in Salford.',
    '^Salford Quays, once docks, has a theatre and a tram.',
  ],
  'in:birmingham': [
    '^Birmingham has more canals than its visitors expect.',
    'New Street station and the shops around it are the middle of Birmingham.',
    '^The Jewellery Quarter and the universities draw people to Birmingham.',
  ],
  'in:leeds': [
    '^Leeds is a city of law, finance and students on the river Aire.',
    'Arcades and markets fill the centre of Leeds.',
    'Leeds station is among the busiest of the north.',
  ],
  'in:liverpool': [
    '^Liverpool looks over the Mersey from the docks.',
    'Lime Street, the main station of Liverpool, has direct trains to London.',
    'Museums stand in the old docks of Liverpool.',
  ],
};

export const britishViews: Bank = {
  'uk view:river': [
    'The river is in view.',
    'It looks to the river.',
    'From the windows you see the river.',
    'Its side of the building faces the river.',
  ],
  'uk view:city': [
    'The view is over the city.',
    'You look across roofs to the city.',
    'City view, by day and by night.',
  ],
  'uk view:courtyard': ['It faces the courtyard.', 'The courtyard side is the quiet one.'],
  'uk view:park': ['The park is in view.', 'It looks towards the park.'],
};

export const britishPictures: Bank = {
  'uk pic:london-block-01': [
    'Red brick and steel balconies make the front.',
    'Street trees stand before the red brick front.',
  ],
  'uk pic:london-block-02': [
    'At dusk the lit windows show how the brick front is divided.',
    'The block is of brick, with a hedge along the pavement.',
  ],
  'uk pic:london-block-03': [
    'The brick is the yellow stock brick of London.',
    'Planted balconies look out from yellow brick.',
  ],
  'uk pic:london-block-04': [
    'Dark red brick catches the evening sun.',
    'The front is dark red, with trees along the street.',
  ],
  'uk pic:kitchen-01': ['Oak fronts are shown for the kitchen.'],
  'uk pic:kitchen-03': ['Pictures show a white kitchen with an island.'],
  'uk pic:kitchen-04': ['The kitchen is pictured with green fronts.'],
  'uk pic:bathroom-03|pic:bathroom-01': [
    'A tub by the window is shown in the bathroom.',
    'The bathroom is pictured in pale marble.',
  ],
};
