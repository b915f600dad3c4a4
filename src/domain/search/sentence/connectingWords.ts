import { phraseTable } from './phraseTable';

/** Words that only connect what is asked for, or open a request. They are neither filters nor searched as text. */
export const connectingWords = phraseTable<true>([
  [
    true,
    'a, an, the, and, or, with, w, w /, in, at, on, of, for, to, by, from, is, are, it, its, has, have, having',
    'that, which, some, any, please, pls, ok, okay, also, but, near, around, close to, next to, only, must have, must be, be',
    'i, am, i m, im, we, are, my, me, us, need, needs, want, wants, wanted, looking for, looking, look for, searching for',
    'search for, find, find me, show me, show, i want, i need, we need, would like, i would like, there',
    'home, homes, property, properties, place to live, unit, units, somewhere, accommodation, -, /, +, &, plus, hi, hello',
    'price, priced, price range, rent range, budget range, rent of, budget, size, area, per, each, number of, al, el',
    'و, في, ف, ب, مع, من, عن, علي, الي, او, ل, عند, فيها, فيه, بها, به, ذو, ذات, تكون, يكون, التي, الذي, اللي',
    'اريد, ابي, ابيها, ابيه, ابغي, ابغا, بغيت, احتاج, محتاج, ابحث, ابحث عن, ادور, ادور علي, دور علي, نبحث عن, نريد, عايز, بدي',
    'ممكن, لو سمحت, لو سمحتم, من فضلك, مطلوب, نبي, اللي فيها, كامله, هل يوجد, يوجد, عندكم, عرض, اعرض, اعطني',
    'عقار, عقارات, وحده سكنيه, وحدات سكنيه, سكن, للسكن, سعر, بسعر, سعرها, سعره, كم سعر, قيمه, مساحه, بمساحه, عدد, بس, فقط, قرب, قريب من',
    'قريبه من, بالقرب من, بجانب, جنب, داخل, ضمن',
  ],
]);

/** Labels of pasted texts that say nothing more than what follows them: "Location: Lusail". */
export const emptyLabels: ReadonlySet<string> = new Set([
  ...['type', 'location', 'address', 'place', 'city'],
  ...['نوع', 'النوع', 'موقع', 'الموقع', 'منطقه', 'المنطقه', 'مدينه', 'المدينه', 'عنوان', 'العنوان'],
]);

/** Words before a place that do not mean inside it: the place is then only a guess. */
export const nearWords: ReadonlySet<string> = new Set([
  ...['near', 'nr', 'around', 'beside', 'close', 'next'],
  ...['قرب', 'بقرب', 'قريب', 'قريبه', 'بجانب', 'جنب', 'بالقرب'],
]);
