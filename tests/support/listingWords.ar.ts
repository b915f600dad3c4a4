import { months } from '../../src/i18n/months';
import type { Draft } from './listingDraft';
import type { Surroundings } from './listingSurroundings';
import type { Words } from './listingWords.en';

const feminine = ['', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];
const masculine = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const ordinals = [
  'الأرضي',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
];
const homes: Record<string, string> = {
  duplex: 'شقة دوبلكس',
  penthouse: 'شقة بنتهاوس',
  villa: 'فيلا',
  compound: 'فيلا',
};
const views: Record<string, string> = {
  sea: 'البحر',
  marina: 'المرسى',
  city: 'المدينة',
  garden: 'الحديقة',
  pool: 'المسبح',
  park: 'المتنزه',
  courtyard: 'الفناء',
  street: 'الشارع',
  river: 'النهر',
};

/** A counted noun: its forms for 1, for 2 (as subject and after a preposition), for 3 to 10, and for 11 and more. */
type Noun = { one: string; two: string; twoAfter: string; few: string; many: string; numbers: string[] };
const bedroom: Noun = {
  one: 'غرفة نوم واحدة',
  two: 'غرفتا نوم',
  twoAfter: 'غرفتي نوم',
  few: 'غرف نوم',
  many: 'غرفة نوم',
  numbers: feminine,
};
const room: Noun = {
  one: 'غرفة واحدة',
  two: 'غرفتان',
  twoAfter: 'غرفتين',
  few: 'غرف',
  many: 'غرفة',
  numbers: feminine,
};
const bathroom: Noun = {
  one: 'حمام واحد',
  two: 'حمامان',
  twoAfter: 'حمامين',
  few: 'حمامات',
  many: 'حمامًا',
  numbers: masculine,
};
const space: Noun = {
  one: 'موقف واحد',
  two: 'موقفان',
  twoAfter: 'موقفين',
  few: 'مواقف',
  many: 'موقفًا',
  numbers: masculine,
};
const cheque: Noun = {
  one: 'شيك واحد',
  two: 'شيكان',
  twoAfter: 'شيكين',
  few: 'شيكات',
  many: 'شيكًا',
  numbers: masculine,
};
const car: Noun = {
  one: 'سيارة واحدة',
  two: 'سيارتان',
  twoAfter: 'سيارتين',
  few: 'سيارات',
  many: 'سيارة',
  numbers: feminine,
};

/** The words that sentences in Arabic fill in; `N` forms are subjects, `G` forms follow a preposition or a verb. */
export function arabicWords(draft: Draft, around: Surroundings): Words {
  const { bedrooms, bathrooms, parking, size } = draft;
  const rooms = bedrooms ?? 0;
  const isHouse = draft.type === 'villa' || draft.type === 'compound';
  const place = around.place.name.ar;
  const people = Math.max(5, Math.round(size / 50) * 5);
  return {
    bedsN: counted(rooms, bedroom),
    bedsG: counted(rooms, bedroom, true),
    roomsN: counted(rooms, room),
    bedsCount: feminine[rooms] || String(rooms),
    bedsTotal: String(rooms),
    bathsN: counted(bathrooms ?? 0, bathroom),
    bathsG: counted(bathrooms ?? 0, bathroom, true),
    bathsCount: masculine[bathrooms ?? 0] || String(bathrooms),
    size: squareMetres(size),
    plot: squareMetres(draft.plot ?? 0),
    floor: floorName(draft.floor ?? 0),
    home: rooms === 0 && draft.bedrooms !== undefined ? 'شقة استوديو' : (homes[draft.type] ?? 'شقة'),
    theHome: isHouse ? 'الفيلا' : 'الشقة',
    thisHome: isHouse ? 'هذه الفيلا' : 'هذه الشقة',
    building: draft.building?.ar ?? place,
    project: draft.building?.ar ?? place,
    unit: draft.unit ?? '',
    place,
    in: `${around.place.slug === 'corniche' ? 'على' : 'في'} ${place}`,
    seen: views[draft.view ?? 'city'] ?? 'المدينة',
    taker: draft.purpose === 'rent' ? 'مستأجر' : 'مالك جديد',
    parkN: counted(parking ?? 0, space),
    parkG: counted(parking ?? 0, space, true),
    parkCars: `ل${counted(parking ?? 0, car, true)}`.replace(/^ل(?=\d)/, 'لـ'),
    parkCarsN: counted(parking ?? 0, car, true),
    cheques: counted(draft.cheques ?? 0, cheque, true),
    chequesN: counted(draft.cheques ?? 0, cheque),
    chequesBi: `ب${counted(draft.cheques ?? 0, cheque, true)}`,
    completion: month(draft.completion ?? '2027-01'),
    listed: month(draft.listed),
    lease: `${figure(draft.leaseYears ?? 0)} عامًا`,
    service: pounds(draft.serviceCharge ?? 0),
    epc: draft.epc ? energy(draft.epc) : '',
    people: `نحو ${people} ${people % 100 >= 3 && people % 100 <= 10 ? 'أشخاص' : people % 100 === 0 ? 'شخص' : 'شخصًا'}`,
    trade: tradeFor(size),
    anchor: around.anchor.name.ar,
    km:
      around.kilometres < 1
        ? `نحو ${Math.round(around.kilometres * 10) * 100} متر`
        : `نحو ${Math.round(around.kilometres)} كم`,
  };
}

function counted(value: number, noun: Noun, isAfter = false): string {
  if (value === 1) return noun.one;
  if (value === 2) return isAfter ? noun.twoAfter : noun.two;
  if (value <= 10) return `${noun.numbers[value] ?? value} ${noun.few}`;
  return `${value} ${value % 100 >= 3 && value % 100 <= 10 ? noun.few : noun.many}`;
}

/** Words up to the tenth floor, figures above, which need no case. */
export function floorName(floor: number): string {
  return `الطابق ${ordinals[floor] ?? floor}`;
}

function figure(value: number): string {
  return value.toLocaleString('en-GB');
}

function squareMetres(value: number): string {
  return `${figure(value)} م²`;
}

function pounds(value: number): string {
  const rest = value % 100;
  if (rest >= 3 && rest <= 10) return `${figure(value)} جنيهات إسترلينية`;
  return `${figure(value)} ${rest >= 11 ? 'جنيهًا إسترلينيًا' : 'جنيه إسترليني'}`;
}

function month(iso: string): string {
  return `${months.ar[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

function energy({ current, potential }: { current: string; potential: string }): string {
  return current === potential ? current : `${current} وقد تبلغ ${potential}`;
}

function tradeFor(size: number): string {
  if (size < 60) return 'لمحل زهور أو خياط';
  if (size < 110) return 'لصيدلية أو صالون';
  return size < 170 ? 'لعيادة أو مطعم' : 'لمعرض أثاث أو بقالة كبيرة';
}
