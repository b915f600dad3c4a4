import type { Bank } from '../sentenceBank';

/** Cheques, deposit and bills of a rent; tenure of a sale. */
export const bills: Bank = {
  'res rent bills': [
    'Water, power and cooling are in the rent.',
    'You pay one sum a month, with the bills in it.',
    'Electricity and water cost nothing extra.',
    'There is no Kahramaa account to open, since bills are in the rent.',
    'Summer cooling will not change what you pay, as bills are included.',
    'The landlord pays for water, power and cooling.',
  ],
  'res rent nobills': [
    'Water and power are billed to the tenant.',
    'You open your own Kahramaa account, since bills are separate.',
    'Utilities come on top of the rent.',
    'Allow for your own bills for water and power.',
    'Leave something in the budget for water and power, which the rent does not cover.',
    'Your bills depend on your use, since they are not in the rent.',
    'The rent is without bills.',
  ],
};

export const cheques: Bank = {
  'rent cheques:12': [
    'The landlord takes twelve cheques.',
    'Rent is paid by monthly cheque, twelve in all.',
    'Twelve post-dated cheques cover the year.',
    'You hand over twelve cheques at signing and one for the deposit.',
    'The owner is content with a cheque a month.',
    'Payment is monthly, by post-dated cheque.',
    'Bring a cheque book with thirteen leaves, one of them for the deposit.',
    'Month by month is fine with the owner, in post-dated cheques.',
  ],
  'rent cheques:some': [
    'The owner accepts {cheques} for the year.',
    'The yearly rent is divided into {cheques}.',
    'Payment for the year is by {cheques}.',
    'Instead of twelve, the owner takes {cheques}.',
    'Write {cheques}, and the year is settled.',
  ],
  'rent cheques:1': [
    'The owner asks for the year in one cheque.',
    'Note that the year is paid at once, by one cheque.',
    'One cheque for the whole year is the condition.',
  ],
  'res rent bills cheques:12 +bills': [
    'Bills are included, and the rent is paid in twelve cheques.',
    'One cheque a month covers rent, water, power and cooling.',
    'With bills in the rent and a cheque for each month, the budget is easy to keep.',
  ],
  'res rent nobills cheques:12 +bills': [
    'The landlord takes a cheque a month; water and power are yours to pay.',
    'Twelve cheques pay the rent, and the utilities are billed to you apart from it.',
    'You pay by the month, in cheques, and settle water and power yourself.',
    'Rent goes by twelve cheques, Kahramaa bills by meter.',
  ],
  'res rent nobills cheques:some +bills': [
    'The year is paid in {cheques}, and water and power come extra.',
    'Bills are separate; the rent itself is paid in {cheques}.',
    'Owner and tenant settle the year in {cheques}, while the bills go by use.',
  ],
  'res rent bills cheques:some +bills': [
    'The year is paid in {cheques}, bills included.',
    'For {cheques} a year you have rent, water, power and cooling.',
  ],
  'rent cheques:12 +deposits': [
    'Besides the twelve cheques for the rent there is one for the month’s deposit.',
    'Thirteen cheques are signed, twelve for rent and one as deposit.',
  ],
  'rent cheques:some +deposits': [
    'The owner takes {cheques} and one month’s rent as a deposit.',
    'At signing you hand over {cheques} and a month’s deposit.',
  ],
};

export const deposits: Bank = {
  'res rent': [
    'The deposit is one month’s rent.',
    'As a deposit the landlord holds one month’s rent.',
    'A month’s rent is left as a deposit.',
    'Before the keys there is a deposit to pay, equal to a month’s rent.',
  ],
};

export const tenure: Bank = {
  'res sale freehold': [
    'Ownership is freehold.',
    'It is sold freehold.',
    '{place} is a freehold area, open to buyers of any nationality.',
    'You become the freeholder.',
    'Foreign buyers can own it outright, since the area is freehold.',
    'The title is freehold.',
    'Your passport is no obstacle here: this is freehold.',
    'Non-Qataris may buy it freehold.',
    'The sale is of the freehold.',
    'What you buy is freehold, without an end date.',
    'Your name goes on a freehold title.',
    'Freehold for all nationalities applies {in}.',
    'The law lets any buyer hold it freehold.',
  ],
  'res sale freehold residency': [
    'At this price the purchase also opens the way to a residence permit.',
    'A buyer from abroad can apply for residency on the strength of it.',
    'The price lies above the QAR 730,000 from which an owner may hold a residence permit.',
    'Residency through ownership starts at QAR 730,000, and this home is above it.',
  ],
  'res sale usufruct': [
    'Foreign buyers hold it as a usufruct of 99 years.',
    'It is sold with a 99-year usufruct.',
    'The right on sale is a usufruct for 99 years.',
    'Non-Qataris may hold it for 99 years, as usufruct.',
    'Usufruct applies here: 99 years of use, letting and resale.',
  ],
};

export const history: Bank = {
  'res reduced': [
    'The price has come down since it was first listed.',
    'It was dearer when we listed it in {listed}.',
    'The owner has lowered the price.',
    'We listed it in {listed} at a higher figure.',
    'Since {listed} the asking price has fallen.',
    'The present price is lower than the first one.',
    'The figure has been cut since the first day.',
  ],
  'res raised': [
    'The owner has raised the price a little since {listed}.',
    'It was listed at slightly less in {listed}.',
  ],
};

/** For whom it is right. */
export const suits: Bank = {
  'res studio|beds:1 flat': [
    'It would suit one person or a couple.',
    'A couple without children would be at ease here.',
    'For a first home of your own it is the right size. @ sale',
    'It is easily left alone during long trips.',
    'One person working long hours would find it easy to keep.',
    'Easy to lock and leave, it fits those who travel.',
  ],
  'res beds:2 flat': [
    'Two friends could share it, or a couple with a child. @ rent',
    'It suits a small family.',
    'A couple who work from home would have a room for that.',
    'Parents with one child would fit in well.',
    'Colleagues who share would each have a door to close. @ rent',
  ],
  'res beds:3|beds:4 flat': [
    'A family with children is who we have in mind.',
    'Families who prefer a flat to a villa should see it.',
    'It suits a family of four or five.',
    'Those who leave a villa but keep their furniture could settle here.',
    'With children of different ages, the number of doors will help.',
  ],
  'res house': [
    'It suits a family with children and a car or two.',
    'Families who want doors, stairs and storage will feel at home.',
    'We would show it to a family first.',
    'For those who outgrew a flat it is the next step.',
    'A family that entertains would make good use of it.',
    'It is a family house, plain and simple.',
    'Teenagers will find a door to close.',
    'People with much furniture need not sell any.',
  ],
  'res compound': [
    'Compound life suits families with young children.',
    'Newly arrived families meet others quickly in a compound.',
    'Those who travel will like that neighbours are close.',
  ],
  'res sale flat': [
    'A buyer could live in it or let it.',
    'It can be lived in or let out.',
    'Investors and those who move in themselves look at the same numbers here.',
    'Letting it later would be simple enough to arrange; our lettings team can do so.',
  ],
};
