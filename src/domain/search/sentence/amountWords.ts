import { combined, phraseTable } from './phraseTable';

/* What stands before and after numbers. Each table has both languages. */

/** Which side of a limit is meant. */
export type Comparison = 'max' | 'min' | 'between' | 'about';
export type Comparator = {
  side: Comparison;
  /** True if the number itself is excluded where things are counted: "more than 3 bedrooms" is four or more. */
  isStrict?: boolean;
};

const not = ['no', 'not', 'nothing'];
const notArabic = ['لا', 'ما', 'مو', 'مب', 'مش', 'ليس'];
const than = ['', 'عن', 'علي'];

/** Words before a number. */
export const comparators = phraseTable<Comparator>([
  [
    { side: 'max', isStrict: true },
    'under, below, less than, lower than, fewer than, cheaper than, smaller than, <',
  ],
  [{ side: 'max', isStrict: true }, 'اقل من, تحت, دون, ارخص من, اصغر من'],
  [
    { side: 'max' },
    'up to, upto, max, maximum, at most, within, ≤, budget, budget of, budget is, my budget is',
    combined(['max', 'maximum'], ['budget', 'price', 'rent'], ['', 'is', 'of']),
    combined(not, ['more than', 'over', 'above', 'exceeding', 'larger than', 'bigger than']),
    'حتي, ميزانيه, ميزانيتي, حد اقصي, كحد اقصي, بحد اقصي, اقصي حد, اقصي شي, اقصاه, اقصاها, بالكثير',
    combined(notArabic, ['يزيد', 'تزيد', 'يتجاوز', 'تتجاوز', 'يتعدي', 'تتعدي'], than),
    combined(notArabic, ['اكثر من', 'فوق', 'اعلي من', 'اكبر من']),
  ],
  [{ side: 'min', isStrict: true }, 'over, above, more than, larger than, bigger than, >'],
  [{ side: 'min', isStrict: true }, 'اكثر من, فوق, اكبر من, اعلي من'],
  [{ side: 'min' }, 'at least, min, minimum, starting, starting from, starting at, ≥'],
  [{ side: 'min' }, combined(not, ['less than', 'fewer than', 'under', 'below', 'smaller than'])],
  [{ side: 'min' }, 'علي الاقل, حد ادني, كحد ادني, بحد ادني, ابتدا من, اعتبارا من'],
  [{ side: 'min' }, combined(notArabic, ['يقل', 'تقل'], than)],
  [{ side: 'min' }, combined(notArabic, ['اقل من', 'تحت', 'دون', 'اصغر من'])],
  [{ side: 'between' }, 'between, from, بين, ما بين, مابين, من'],
  [{ side: 'about' }, 'about, around, approx, approximately, circa, حوالي, تقريبا, حدود, في حدود'],
]);

/** Words between two numbers of a range. */
export const rangeWords: ReadonlySet<string> = new Set([
  ...['-', 'to', 'and', '&', 'till'],
  ...['الي', 'و', 'ل', 'حتي', 'لحد'],
]);

/** Words between two numbers of rooms: "3 or 4 bedrooms". */
export const choiceWords: ReadonlySet<string> = new Set(['or', 'او', '/', '&']);

/** What a number counts or measures, or what else is said of it. */
export type Unit =
  | { counts: 'bedrooms' | 'bathrooms' }
  | { metres: number }
  | { currency: 'QAR' | 'GBP' }
  | { months: number }
  /** A price that no filter asks for: of a square metre, a week or a night, or in another currency. */
  | { isUnasked: true }
  | { side: 'min' | 'max' };

/** Words after a number. A currency may also precede it. */
export const units = phraseTable<Unit>([
  [
    { counts: 'bedrooms' },
    'bed, beds, bedroom, bedrooms, bed room, bed rooms, br, brs, b r, b / r, bd, bdr, bdrm',
  ],
  [{ counts: 'bedrooms' }, 'bhk, bedder, bedroomed, room, rooms, غرفه, غرف, غرفه نوم, غرف نوم, غ, غ ن, نوم'],
  [{ counts: 'bathrooms' }, 'bath, baths, bathroom, bathrooms, bath room, bath rooms, ba, toilets, toilet'],
  [
    { counts: 'bedrooms' },
    combined(['غرفه', 'غرف', 'غرفه نوم', 'غرف نوم', 'غ'], ['وصاله', 'و صاله', 'مع صاله', 'صاله']),
  ],
  [{ counts: 'bathrooms' }, 'حمام, حمامات, دوره مياه, دورات مياه, حمامين'],
  [{ metres: 1 }, 'sqm, sq m, sq mt, sq mtr, sq metre, sq metres, sq meter, sq meters, m2, م2, m, م, mtr'],
  [{ metres: 1 }, 'square metre, square metres, square meter, square meters, metre, metres, meter, meters'],
  [{ metres: 1 }, 'متر, امتار, متر مربع, م مربع, امتار مربعه'],
  [{ metres: 0.09290304 }, 'sqft, sq ft, sq feet, sq foot, square feet, square foot, ft2, ft, feet, sf, sft'],
  [{ metres: 0.09290304 }, 'قدم, قدم مربع, قدم مربعه'],
  [
    { isUnasked: true },
    combined(
      ['per', '/', 'a', 'each'],
      ['sqm', 'sq m', 'm2', 'm', 'metre', 'square metre', 'sq ft', 'sqft', 'square foot'],
    ),
    combined(['per', '/', 'a', 'each'], ['week', 'night', 'day']),
    'weekly, nightly, pw, p w, اسبوعيا, اسبوع, كل اسبوع, في اسبوع, في يوم, يوميا, ليله, في ليله',
    '$, usd, dollar, dollars, us dollars, €, eur, euro, euros, aed, dirham, dirhams, sar',
    'دولار, دولارات, دولار امريكي, يورو, دينار, درهم, دراهم, درهم اماراتي, ريال سعودي, saudi riyal, saudi riyals',
  ],
  [
    { currency: 'QAR' },
    'qatari riyal, qatari riyals, qatari rial, qatari rials, riyal qatari, riyals qatari',
  ],
  [{ currency: 'QAR' }, 'qar, qr, qrs, riyal, riyals, rial, rials, ريال, ريالات, ريال قطري, ر ق, رق'],
  [{ currency: 'GBP' }, 'gbp, pound, pounds, £, sterling, pounds sterling, جنيه, جنيه استرليني, باوند'],
  [{ months: 1 }, 'a month, per month, each month, / month, monthly, pm, pcm, p m, p / m, / m, month, / mo'],
  [{ months: 1 }, 'mth, a mth, per mth, / mth, a mo, per mo'],
  [{ months: 1 }, 'شهريا, شهري, شهر, في شهر, كل شهر, / شهر, شهريه'],
  [
    { months: 12 },
    'a year, per year, each year, per annum, / year, yearly, annually, annual, pa, p a, year, / yr',
  ],
  [{ months: 12 }, 'سنويا, سنوي, سنه, في سنه, كل سنه, / سنه, سنويه'],
  [
    { side: 'min' },
    'or more, plus, +, and above, and up, and more, or above, at least, minimum, min, up, upwards, onwards',
    'فاكثر, او اكثر, واكثر, وما فوق, فما فوق, علي الاقل, كحد ادني, بحد ادني, او اعلي, وفوق, وطالع, واعلي',
  ],
  [
    { side: 'max' },
    'or less, max, maximum, at most, and below, or below, or under, and under, and less, tops',
  ],
  [{ side: 'max' }, 'فاقل, او اقل, واقل, كحد اقصي, بحد اقصي, بالكثير, علي الاكثر, وما دون, وتحت, ونازل'],
]);

/** Labels of a size in m² whose figure has no unit: "size: 120". */
export const sizeLabels = phraseTable<Unit>([[{ metres: 1 }, 'size, area, مساحه']]);

/** A number of rooms in one word, or with its noun alone: "غرفتين", "غرفة نوم". */
export const roomAmounts = phraseTable<{ counts: 'bedrooms' | 'bathrooms'; value: number }>([
  [{ counts: 'bedrooms', value: 0 }, 'studio, studios, bedsit'],
  [{ counts: 'bedrooms', value: 0 }, 'استوديو, ستوديو, استديو, ستديو, اسطوديو'],
  [
    { counts: 'bedrooms', value: 1 },
    'single bedroom, غرفه نوم, غرفه نوم واحده, غرفه واحده, غرفه وحده, غرفه وصاله, غرفه و صاله',
  ],
  [{ counts: 'bedrooms', value: 1 }, 'غرفه نوم وصاله, غرفه نوم و صاله'],
  [
    { counts: 'bedrooms', value: 2 },
    'غرفتين, غرفتان, غرفتين نوم, غرفتي نوم, غرفتان نوم, غرفتين وصاله, غرفتين و صاله, غرفتين صاله',
  ],
  [{ counts: 'bathrooms', value: 1 }, 'حمام, حمام واحد, حمام خاص'],
  [{ counts: 'bathrooms', value: 2 }, 'حمامين, حمامان, دورتين مياه, دورتي مياه'],
]);

/** Words that announce a price or a size, without a meaning of their own. */
export const announcers: ReadonlySet<string> = new Set([
  ...['price', 'priced', 'rent', 'of', 'size', 'area', 'at', 'for', 'is', 'around', 'a', 'in', 'about'],
  ...['سعر', 'بسعر', 'السعر', 'ايجار', 'الايجار', 'مساحه', 'مساحتها', 'مساحته', 'بمساحه', 'المساحه'],
  ...['ب', 'ال', 'قيمه', 'بقيمه', 'مبلغ', 'بمبلغ', 'لحد', 'عن'],
]);

/** Words before a year that ask for homes completed by its end. */
export const completionWords = phraseTable<true>([
  [true, 'handover, handed over, hand over, completion, completed, complete, delivery, delivered, ready by'],
  [true, 'ready in, by, before, by end of, by the end of, handover by, completion by, completed by'],
  [true, 'handover in, completion in, delivery in, delivery by, handover before'],
  [true, 'تسليم, تسليم في, تسليم عام, تسليم سنه, تسليم قبل, استلام, استلام في, استلام قبل, انجاز, انجاز في'],
  [true, 'قبل, قبل عام, قبل سنه, قبل نهايه, جاهز في, جاهزه في, جاهز عام'],
]);
