import type { Family, PropertyType, Purpose } from '../../content/listings';
import type { FilterFields } from '../filters/filters';
import { combined, phraseTable } from './phraseTable';

/** What a phrase asks for beside types, features and amounts. */
export type Wish = {
  /** Values of filters. */
  asked?: Partial<FilterFields>;
  family?: Family;
  type?: PropertyType;
  purpose?: Purpose;
  /** A ready home: of any family but off-plan. */
  isReady?: true;
  /** Something that no filter asks for: it is searched as text, and no word of it is read by itself. */
  isText?: true;
};

const furnishedWords = ['مفروش', 'مفروشه', 'مؤثث', 'مؤثثه'];
const furniture = ['اثاث', 'فرش', 'عفش'];
const unfurnished = [
  combined(['غير', 'مو', 'مب', 'مش'], furnishedWords),
  combined(['بدون', 'بلا', 'من غير'], furniture),
].flatMap((phrases) => phrases.split(', '));
const utilities = [
  ...['كهربا', 'كهرما', 'كهربا وما', 'كهربا والما', 'كهربا و ما'],
  ...['ما وكهربا', 'ما والكهربا', 'ما و كهربا'],
];

/** Purpose, family, furnishing, tenure and other single values, in both languages. */
export const wishWords = phraseTable<Wish>([
  [
    { purpose: 'rent' },
    'for rent, to rent, rent, rental, rentals, renting, to let, let, for let, lease, for lease',
    'to lease, leasing, on rent, want to rent, looking to rent, for rental',
    'ايجار, ايجارها, ايجاره, اجار, استئجار, استيجار, استجار, تاجير, اريد استئجار, ايجارات, ايجار شهري, للايجار, للاجار',
    // A period without a price: only a rent is paid by the month or the year.
    'monthly, yearly, annual, annually, شهري, شهريه, شهريا, سنوي, سنويه, سنويا',
  ],
  [
    { isText: true },
    'monthly payment, monthly payments, monthly instalments, monthly installments, yearly payments',
  ],
  [{ isText: true }, 'اقساط شهريه, قسط شهري, دفعات شهريه, اقساط سنويه, دفعات سنويه'],
  [
    { purpose: 'sale' },
    'for sale, sale, sales, to buy, buy, buying, purchase, to purchase, for purchase, sell, buy to let',
  ],
  [{ purpose: 'sale' }, 'بيع, شرا, للبيع, للشرا, تمليك, تملك, مبيعات, اشتري'],
  [{ isText: true }, 'help to buy, down payment, semi detached, terraced'],
  [{ family: 'off-plan' }, 'off plan, offplan, off the plan, under construction, pre launch, new launch'],
  [{ family: 'off-plan' }, 'علي خارطه, علي خريطه, علي مخطط, قيد انشا, تحت انشا, قيد بنا'],
  [
    { isReady: true },
    'ready, ready to move in, ready to move, move in ready, ready to live in, ready now, completed',
    'جاهز, جاهزه, جاهز للسكن, جاهزه للسكن, جاهز لسكن, جاهزه لسكن, جاهز للتسليم, جاهز فورا, جاهزه للتسليم',
  ],
  [
    { family: 'commercial' },
    'commercial, commercial property, commercial properties, تجاري, تجاريه, عقار تجاري, عقارات تجاريه',
  ],
  [
    { family: 'commercial', type: 'compound' },
    'whole compound, whole compounds, entire compound, مجمع سكني كامل, مجمعات سكنيه كامله, مجمع كامل',
  ],
  [{ family: 'residential' }, 'residential, سكني, سكنيه, عقار سكني'],
  [{ family: 'new-homes' }, 'uk new homes, new homes uk, new homes in the uk'],
  [
    { asked: { furnished: 'furnished' } },
    'furnished, furn, fully furnished, full furnished, fully furn, ff, with furniture',
    'furnished fully, furnish, f / f, مفروشات, باثاث, بفرش, فرنشد, فول فرنشد',
    combined(furnishedWords, ['', 'بالكامل', 'كامل', 'كامله']),
    combined(['', 'مع'], furniture, ['كامل']),
    combined(['مع'], furniture),
  ],
  [
    { asked: { furnished: 'semi-furnished' } },
    'semi furnished, semifurnished, semi furn, part furnished, partly furnished, sf furn, s / f',
    'partially furnished, سيمي فرنشد, سيمي',
    combined(['نصف', 'نص', 'شبه'], [...furnishedWords, ...furniture]),
  ],
  [
    { asked: { furnished: 'unfurnished' } },
    'unfurnished, unfurn, un furnished, not furnished, non furnished, no furniture, without furniture, u / f, فاضيه',
  ],
  [{ asked: { furnished: 'unfurnished' } }, unfurnished.join(', ')],
  // Any furnishing is asked for.
  [
    { asked: { furnished: null } },
    combined(['furnished', 'fully furnished'], ['or', '/', '&', 'and', ''], ['unfurnished']),
  ],
  [{ asked: { furnished: null } }, combined(['unfurnished'], ['or', '/', '&', 'and', ''], ['furnished'])],
  [{ asked: { furnished: null } }, 'furnished or not'],
  [{ asked: { furnished: null } }, combined(furnishedWords, ['وغير'], furnishedWords)],
  [{ asked: { furnished: null } }, combined(furnishedWords, ['او', '/'], ['لا', ...unfurnished])],
  [{ asked: { furnished: null } }, combined(unfurnished, ['او', '/'], furnishedWords)],
  [
    { asked: { ownable: true } },
    'freehold, free hold, usufruct, foreign ownership, foreigners can own, i can own it, i can own',
    'expats can own, open to foreigners, open to foreign owners, for foreigners, foreign owners',
    'تملك حر, حق انتفاع, تملك اجانب, تملك للاجانب, تمليك اجانب, تمليك للاجانب, لتملك اجانب, يحق لي تملكه, تمليك حر, تملك غير قطريين',
  ],
  [
    { asked: { billsIncluded: true } },
    'bills included, bills incl, including bills, inc bills, incl bills, all bills included, with bills',
    'all inclusive, utilities included, including utilities, bills inclusive, kahramaa included, including kahramaa, incl kahramaa, with kahramaa',
    combined(['شامل', 'شامله', 'مع'], ['فواتير', 'فواتير كلها', ...utilities]),
  ],
  [
    { asked: { petsAllowed: true } },
    'pets allowed, pet friendly, pets, pet, pets ok, pets welcome, dog friendly, cat friendly, allows pets',
    'يسمح بالحيوانات, يسمح بالحيوانات الاليفه, حيوانات الاليفه, مسموح حيوانات, مسموح بالحيوانات',
  ],
  [
    { asked: { residency: 'residence' } },
    'residency, residence permit, residency permit, qualifies for residency, with residency',
  ],
  [{ asked: { residency: 'residence' } }, 'اقامه, اقامه عقاريه, رخصه اقامه'],
  [{ asked: { residency: 'permanent' } }, 'permanent residency, permanent residence, اقامه دائمه'],
  [
    { isText: true },
    'marina view, marina views, city view, city views, garden view, garden views, pool view, pool views',
    'park view, street view, river view, lagoon view, golf view, swimming lessons, study table, rent control',
    combined(
      ['مطله علي', 'مطل علي', 'تطل علي', 'يطل علي'],
      ['مدينه', 'حديقه', 'حدائق', 'مارينا', 'مسبح', 'كورنيش'],
    ),
    combined(['overlooking', 'facing'], ['city', 'garden', 'gardens', 'marina', 'park', 'pool']),
    'اطلاله علي مدينه, اطلاله مدينه, اطلاله علي حديقه, اطلاله علي مارينا, اطلاله مارينا, اطلاله علي مسبح',
    combined(['قرب', 'قريب من', 'قريبه من', 'بجانب', 'جنب', 'بالقرب من'], ['حديقه', 'حدائق']),
  ],
  [{ asked: { includeOffMarket: true } }, 'including sold, including let, include sold, include let'],
]);
