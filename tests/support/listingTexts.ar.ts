import type { LanguageOfTexts } from './listingDescription';
import { britishPictures, britishPlaces, britishRooms, britishViews } from './sentences/ar/britain';
import {
  britishBuying,
  britishCompletion,
  britishCosts,
  britishEnergy,
  britishLease,
  britishMore,
} from './sentences/ar/britishTerms';
import { buildingMore, buildings, lands, landUse } from './sentences/ar/buildings';
import { fittings, furnishing, maids, parking } from './sentences/ar/inside';
import { homeNouns, premisesNouns, sharedNouns } from './sentences/ar/nouns';
import { fitOut, officeSpace, shops } from './sentences/ar/offices';
import { offPlanMore, offPlanPictures, offPlanRooms, offPlanViews } from './sentences/ar/offPlan';
import { completion, offPlanBuying, offPlanProjects, offPlanTenure } from './sentences/ar/offPlanProjects';
import { facade, outdoors } from './sentences/ar/outdoors';
import { floor, view } from './sentences/ar/outlook';
import { bathrooms, bedrooms, kitchens, livingRooms } from './sentences/ar/pictures';
import { placesDoha } from './sentences/ar/placesDoha';
import { placesLusail } from './sentences/ar/placesLusail';
import { placesPearl } from './sentences/ar/placesPearl';
import { distances, placesRegions } from './sentences/ar/placesRegions';
import { premisesList, premisesMore, premisesPictures, premisesViews } from './sentences/ar/premises';
import { baths, rooms } from './sentences/ar/rooms';
import { homeList, shared, sharedList } from './sentences/ar/shared';
import { bills, cheques, deposits, history, suits, tenure } from './sentences/ar/terms';
import { premisesPlaces, premisesTerms, premisesUse } from './sentences/ar/trade';

const single = {
  rooms,
  baths,
  floor,
  view,
  kitchens,
  livingRooms,
  bedrooms,
  bathrooms,
  outdoors,
  facade,
  shared,
  sharedList,
  homeList,
  furnishing,
  fittings,
  maids,
  parking,
  bills,
  cheques,
  deposits,
  tenure,
  history,
  suits,
  distances,
  offPlanRooms,
  offPlanProjects,
  completion,
  offPlanMore,
  offPlanViews,
  offPlanBuying,
  offPlanPictures,
  offPlanTenure,
  britishRooms,
  britishPlaces,
  britishLease,
  britishCosts,
  britishEnergy,
  britishCompletion,
  britishMore,
  britishViews,
  britishPictures,
  britishBuying,
  officeSpace,
  fitOut,
  premisesMore,
  premisesList,
  premisesViews,
  premisesPictures,
  shops,
  buildings,
  buildingMore,
  lands,
  landUse,
  premisesPlaces,
  premisesUse,
  premisesTerms,
};

export const arabic: LanguageOfTexts = {
  banks: {
    ...Object.fromEntries(Object.entries(single).map(([fact, bank]) => [fact, [bank]])),
    place: [placesDoha, placesPearl, placesLusail, placesRegions],
  },
  themes: [
    /مطبخ|الطهو/,
    /مسبح|سباحة|تسبح|يسبح/,
    /رياض|تمر[نّ]|التمرين/,
    /شرفة|الشرفة/,
    /تراس/,
    /حديقة|العشب|عشب/,
    /مجلس/,
    /خادمة/,
    /سائق/,
    /خزائن|خزانة/,
    /ردهة|الردهة/,
    /استقبال|حراس|محروس|الطرود|بزائره/,
    /أثاث|مفروش|أريكة|الأسرّة|خالية/,
    /مترو|ترام|محطة|محطت|القطار/,
    /موقف|مواقف|سيار/,
    /حرة?\b|حرًا|التملك|الملكية/,
    /شيك/,
    /تأمين|للتأمين/,
    /البحر|الماء|بحرية/,
    /مرسى|المرسى|مراسي|يخوت|القوارب/,
    /تخزين|الصناديق|الحقائب|البضاعة|بضاعتك/,
    /تبريد|تكييف|برَّد/,
    /أضواء|مضاء|تضيء|الضوء/,
    /شاطئ|الرمل/,
    /أطفال|طفل|الصغار/,
    /فواتير|الفواتير|فاتورت|كهرماء|العداد/,
    /الغروب|المساء|مساءً/,
    /الإقامة/,
    /غرفة مكتب|باب المكتب/,
    /الصور|صورة|صُوّر/,
    /ساونا/,
    /تجهيز|مجهز|العظم|CAT-A/,
    /سبا\b|سبا /,
    /صالة للسكان|صالة السكان|صالة مشتركة|صالة يجتمعون/,
    /دراج/,
    /الأليفة|الأليف/,
    /ملعب|ملاعب|ملعبهم/,
    /واجهة العرض|واجهة عرض|في الواجهة/,
    /أرضية مرفوعة|الأرضية المرفوعة/,
    /مولد|المولد/,
    /خوادم|الخوادم/,
    /اجتماع/,
    /ميزانين/,
    /تحميل/,
    /بالمعاينة|معاينة/,
  ],
  leansBack:
    /(^|\s)[وف]?(فيها|لها|معها|منها|بها|إليها|عليها|أنها|نوافذها|مساحتها|موقفها|ارتفاعها|إطلالتها|هي|تطل|ستطل|تباع|تؤجر|تُسلَّم|تتجه|مخططها)(\s|$)|^(و|يضاف|أما|تتمة|إلى جانب)/,
  nouns: { list: homeNouns, sharedList: sharedNouns, premisesList: premisesNouns },
  joinNouns: (nouns) => nouns.join(' و'),
  joinSentences: joinArabic,
  length: { least: 60, from: 72, to: 110, most: 150 },
  finish: (sentence) => sentence,
};

/** Two short sentences with the conjunction between them, as Arabic likes it. */
function joinArabic(first: string, second: string): string | null {
  const isShort = [first, second].every(
    (sentence) => sentence.split(' ').length <= 10 && !/[:؛]/.test(sentence),
  );
  if (!isShort || /^(و|ف|إذا|لأن|من |لا )/.test(second)) return null;
  return `${first.slice(0, -1)}، و${second}`;
}
