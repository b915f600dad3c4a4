import type { Bank } from '../sentenceBank';

export const placesLusail: Bank = {
  'in:lusail !off': [
    'Lusail is served by a tram and by the northern end of the Red Line.',
    'Place Vendôme, with its canal and shops, is the large mall of Lusail.',
    'Lusail was planned as one city, which you notice on its pavements.',
    'The coastal highway to Al Khor passes Lusail on the west.',
  ],
  'in:marina-district': [
    '^Marina District is the tower quarter of Lusail, around a yacht harbour.',
    'The two curved Katara Towers mark the end of the Marina District.',
    '^A promenade follows the water through the Marina District.',
    'Trams stop in the Marina District.',
    'Marina District lies at the southern end of Lusail, nearest to Doha.',
    '^Much of the Marina District is new, and offices stand next to flats.',
    'Joggers have the Marina promenade before work, families have it after.',
  ],
  'in:marina-09': [
    '^Marina 09 stands in the Marina District of Lusail.',
    'From Marina 09 the promenade is a few steps away.',
    'Marina 09 is a tower among towers, by the harbour of Lusail.',
  ],
  'in:burj-al-marina': [
    '^Burj Al Marina is an office tower in the Marina District.',
    'Burj Al Marina has the harbour of Lusail at its foot.',
  ],
  'in:marina-towers': ['^Marina Towers stands by the water in Lusail.'],
  'in:fox-hills': [
    '^Fox Hills is a low quarter of Lusail, built round courtyards.',
    'Two tram stops carry the name of Fox Hills.',
    '^In Fox Hills no building is much taller than the palms will be.',
    'Families like Fox Hills for its courts and its pavements.',
    'Bakeries, salons and groceries have opened on the ground floors of Fox Hills.',
    '^Streets in Fox Hills are short and planted.',
    'Fox Hills lies inland, between the highway and the towers of the marina.',
  ],
  'in:al-erkyah !off': [
    '^Al Erkyah grew up beside Lusail Stadium.',
    'Al Erkyah is a quarter of mid-rise blocks in western Lusail.',
    'On match days Al Erkyah hears the stadium.',
  ],
  'in:stadium-district !off': [
    '^Stadium District takes its name from the stadium of the 2022 final.',
    'Lusail Stadium is the landmark of the Stadium District.',
  ],
  'in:waterfront-district !off': [
    '^Waterfront District has the sea promenade of Lusail before it.',
    'Two islands, the Qetaifans, lie across the water from the Waterfront District.',
    'Evening walkers come to the Waterfront from all over Lusail.',
  ],
  'in:seef-lusail !off': [
    '^Seef Lusail is the stretch of shore north of the marina.',
    'Seef means shore, and Seef Lusail lies on it.',
  ],
  'in:lusail-boulevard !off': [
    '^Lusail Boulevard is the wide street for parades, cafés and shops.',
    'At its sea end the Boulevard opens on a plaza with four tall towers.',
    'On festival evenings Lusail Boulevard has been closed to cars.',
  ],
  'in:energy-city': [
    '^Energy City is the business quarter of Lusail.',
    'Energy City was laid out for companies and their staff.',
    'A tram line runs by Energy City.',
  ],
  'in:qetaifan-island-north !off': [
    '^Qetaifan Island North has beaches, hotels and a water park.',
    'A bridge leads from Lusail to Qetaifan Island North.',
  ],
  'in:qetaifan-island-south': ['^Qetaifan Island South lies off the Lusail shore, linked by bridge.'],
  'in:huzoom-lusail': [
    '^Huzoom Lusail is the villa side of Lusail, in the north.',
    'Plots in Huzoom Lusail are for single houses.',
  ],
  'in:yasmeen-city !off': ['^Yasmeen City is a villa quarter in north-western Lusail.'],
  'in:al-kharayej': [
    '^Al Kharayej lies in the middle of Lusail, between Fox Hills and the boulevard.',
    'Flats and offices are mixed in Al Kharayej.',
  ],
  'in:jabal-thuaileb': [
    '^Jabal Thuaileb means hill of the little fox, from which Fox Hills has its name.',
    'Jabal Thuaileb lies in the southern part of Lusail.',
  ],
  'in:al-egla': [
    '^Al Egla lies between the lagoon and Lusail, opposite The Pearl.',
    'Doha Golf Club is near Al Egla.',
  ],
  'in:entertainment-city': ['^Entertainment City is the leisure quarter of Lusail, by the sea.'],
};
