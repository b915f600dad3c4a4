import type { Bank } from '../sentenceBank';

/** What anybody can check on a map, of the places in and around Doha. */
export const placesDoha: Bank = {
  'in:west-bay|in:al-dafna|in:diplomatic-area !office !shop': [
    '^West Bay is the part of Doha with the towers: ministries, embassies, hotels and homes.',
    'City Center mall and the exhibition centre are both in West Bay.',
    '^Offices, hotels and flats stand side by side in West Bay, and many residents walk to work.',
    'The Red Line has stations at West Bay and at the exhibition centre.',
    'The Corniche begins where the towers end.',
    '^Between the Corniche and the lagoon, West Bay packs much of working Doha into a few streets.',
    'Doha Exhibition and Convention Center has a metro station of its own.',
    '^Nowhere in Doha do the buildings stand taller than in West Bay.',
  ],
  'in:35-west-bay': [
    '^The tower 35 West Bay stands among the offices and hotels of the district.',
    '^35 West Bay carries its address in its name.',
    'From 35 West Bay to the Corniche it is a matter of a few blocks.',
  ],
  'in:al-dafna': [
    '^Al Dafna stands on land won from the sea; the name says as much in Arabic.',
    'Ministries and the older hotels give Al Dafna its working-day traffic.',
    '^From Al Dafna you reach the Corniche on foot.',
  ],
  'in:diplomatic-area': [
    '^Embassies give the Diplomatic Area its name.',
    'Flags of many countries fly in the Diplomatic Area, next to West Bay.',
  ],
  'in:onaiza': [
    '^Onaiza lies between West Bay and Katara.',
    'Embassies and villas share the streets of Onaiza with a few towers.',
    'Katara and the towers of West Bay are the neighbours of Onaiza.',
  ],
  'in:corniche': [
    '^The Corniche follows the bay for about seven kilometres.',
    'Outside is the promenade of the Corniche, where half of Doha walks in the evening.',
    'Corniche has a station on the Red Line.',
  ],
  'in:west-bay-lagoon': [
    '^West Bay Lagoon is a quarter of villas and a few towers on branches of sea water.',
    'Lagoona Mall and Katara are the nearest places to shop and stroll.',
    '^At West Bay Lagoon the sea reaches in between the houses.',
    'The Pearl begins a short drive from West Bay Lagoon.',
    'West Bay Lagoon was among the first places where foreigners could own.',
    '^North of the towers and south of Lusail lies West Bay Lagoon.',
    'Legtaifiya, the nearest station, links the Red Line with the Lusail tram.',
  ],
  'in:legtaifiya !in:west-bay-lagoon': [
    '^At Legtaifiya the metro meets the Lusail tram.',
    'From Legtaifiya a bridge road leads on to The Pearl.',
    '^Legtaifiya lies where Doha turns into Lusail, opposite The Pearl.',
  ],
  'in:katara': [
    '^Katara is the cultural village of Doha, with an amphitheatre, galleries and a beach.',
    'Evening visitors fill the lanes of Katara at weekends.',
    'Katara has its own station on the Red Line.',
  ],
  'in:al-gassar !in:katara': [
    '^Al Gassar lies on the shore between West Bay and Katara.',
    'Al Qassar station on the Red Line carries the name of the district.',
    'Katara is the next stop north by metro.',
  ],
  'in:doha-port': [
    '^The old port of Doha has become the Mina District, with low houses in pastel colours.',
    'Cruise ships berth at the end of the Mina District.',
    '^From the Mina District you look back at the towers across the bay.',
    'The Museum of Islamic Art is the neighbour on the land side.',
  ],
  'in:msheireb-downtown-doha': [
    '^Msheireb Downtown was rebuilt so that one can walk in it, on shaded streets.',
    'A tram circles through Msheireb, and the three metro lines meet below it.',
    '^Souq Waqif is across the road from Msheireb.',
    'Four old houses in Msheireb are now museums.',
    '^Cars are kept below ground in Msheireb, people above.',
    'Msheireb station is where you change between the Red, Green and Gold lines.',
    '^The heart of the old city has been built anew as Msheireb Downtown.',
    'Barahat Msheireb is the square where the quarter meets in the evening.',
  ],
  'in:al-kahraba-4': ['^Al Kahraba means electricity: the street was the first in Doha to have it.'],
  'in:wadi': [
    '^Wadi is one of the residential corners of Msheireb.',
    'Wadi Msheireb Street runs past, on the course of an old watercourse.',
  ],
  'in:musheireb !in:msheireb-downtown-doha': [
    '^Musheireb is the old commercial middle of Doha, west of the souq.',
    'Bus and metro both cross in Musheireb.',
    'Souq Waqif and the Amiri Diwan are within reach on foot from Musheireb.',
  ],
  'in:al-sadd': [
    '^Al Sadd is a quarter of flats, clinics and restaurants in the middle of Doha.',
    'Two Gold Line stations, Al Sadd and Joaan, serve the district.',
    '^Royal Plaza and a long row of shops line Al Sadd Street.',
    'Al Sadd is known for its football club and its stadium.',
    '^People move to Al Sadd because everything is on foot: doctor, supermarket, supper.',
    'From Al Sadd the middle of town is two or three metro stops away.',
    'Between the C-Ring and Al Sadd Street the evenings are lively.',
    '^In Al Sadd you need the car less than elsewhere.',
  ],
  'in:fereej-bin-mahmoud': [
    '^Fereej Bin Mahmoud lies between the B-Ring and the C-Ring.',
    'Bin Mahmoud station is on the Gold Line, one stop from Msheireb.',
    '^Small restaurants from half the world cook in Fereej Bin Mahmoud.',
    'Fereej Bin Mahmoud is one of the older flat quarters, close to the centre.',
    'The souq and the Corniche are a short ride from Fereej Bin Mahmoud.',
    '^Much of Fereej Bin Mahmoud is flats over shops.',
    'Working in the centre, you would have a short way from Fereej Bin Mahmoud.',
  ],
  'in:najma': [
    '^Najma is an older quarter south of the centre, on the C-Ring.',
    'Souq Haraj, with its second-hand furniture, is in Najma.',
    'Shops for everyday things line the streets of Najma.',
  ],
  'in:al-mansoura': [
    '^Al Mansoura is the southern end of the Green Line.',
    'From Al Mansoura station Msheireb is the next stop.',
    '^Flats, groceries and tailors make up the streets of Al Mansoura.',
  ],
  'in:fereej-bin-derhem': ['^Fereej Bin Derhem adjoins Al Mansoura and Najma.'],
  'in:umm-ghuwailina': [
    '^Umm Ghuwailina has a station on the Red Line.',
    'The airport road and the museums are both close to Umm Ghuwailina.',
    'Umm Ghuwailina lies between the B-Ring and the C-Ring, east of the centre.',
  ],
  'in:old-salata': [
    '^Old Salata lies by the National Museum.',
    'The park of the Museum of Islamic Art is a walk from Old Salata.',
    'National Museum station, on the Gold Line, is next door to Old Salata.',
  ],
  'in:al-mirqab-al-jadeed': ['^Al Mirqab Al Jadeed is a shopping quarter south of Al Sadd.'],
  'in:fereej-al-nasr': [
    '^Fereej Al Nasr adjoins Al Sadd on the south.',
    'Al Nasr Street is known for its restaurants and shops.',
  ],
  'in:al-muntazah': [
    '^Al Muntazah lies along the C-Ring.',
    'Rawdat Al Khail Park, the green lung of this side of town, is close to Al Muntazah.',
    'Al Muntazah means the park, and there is one.',
  ],
  'in:rawdat-al-khail': [
    '^Rawdat Al Khail has the park of the same name.',
    'Joggers use the track in Rawdat Al Khail Park.',
  ],
  'in:al-doha-al-jadeeda': [
    '^Al Doha Al Jadeeda begins south of the souqs.',
    'A Red Line station carries the name Al Doha Al Jadeda.',
  ],
  'in:fereej-bin-omran': [
    '^Fereej Bin Omran lies close to Hamad Medical City.',
    'Hospital staff like Fereej Bin Omran for the short way to work.',
  ],
  'in:old-airport': [
    '^Old Airport is named after the airfield that served Doha until 2014.',
    'Al Matar Al Qadeem, the Red Line station, means old airport.',
    '^Old Airport is a busy quarter of flats and shops south-east of the centre.',
    'For those who fly often, Old Airport is close to Hamad International.',
    'Airport Road, with its shops and eating places, runs through Old Airport.',
    '^Long-settled families and newcomers share the streets of Old Airport.',
  ],
  'in:al-thumama': [
    '^Al Thumama has one of the stadiums of 2022, shaped like a gahfiya cap.',
    'Al Thumama is a quarter of villas south of the old airport.',
  ],
  'in:al-hilal': [
    '^Al Hilal lies between the C-Ring and the D-Ring.',
    'From Al Hilal you are quickly on the D-Ring.',
  ],
  'in:nuaija': ['^Nuaija is a quiet villa district by the D-Ring.', 'Nuaija lies south-west of Al Hilal.'],
  'in:al-maamoura': [
    '^Al Maamoura is a residential district in the south of Doha.',
    'Salwa Road and the ring roads are within a few minutes of Al Maamoura.',
  ],
  'in:al-markhiya': [
    '^Al Markhiya is a settled villa district west of the towers.',
    'Large walled houses line the streets of Al Markhiya.',
  ],
  'in:madinat-khalifa-north|in:madinat-khalifa-south': [
    '^Madinat Khalifa is a family district of villas, north-west of the centre.',
    'Supermarkets and bakeries are spread through Madinat Khalifa.',
    'Many families stay in Madinat Khalifa for decades.',
  ],
  'in:duhail': [
    '^Duhail lies in the north of Doha, towards the university.',
    'Duhail is known to football followers for its club.',
    'Al Shamal Road takes you into town from Duhail.',
  ],
  'in:al-messila': [
    '^Al Messila has a station on the Green Line.',
    'Villas and a resort share Al Messila, west of the centre.',
  ],
};
