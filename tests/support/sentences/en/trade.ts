import type { Bank } from '../sentenceBank';

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
    'At weekends the Boulevard is where Lusail walks.',
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
    'A deposit of one month’s rent is asked.',
    'As security the landlord takes a month’s rent.',
    'One month’s rent is paid as a deposit.',
    'Deposit: one month’s rent.',
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
