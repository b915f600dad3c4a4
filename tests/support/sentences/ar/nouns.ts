/** أسماء ما في البيت حين تجتمع في جملة، مرفوعةً؛ والمفتاح هو العلامة المطلوبة. */
export const homeNouns: Record<string, string> = {
  balcony: 'شرفة',
  terrace: 'تراس',
  'built-in-wardrobes': 'خزائن جدارية',
  'fitted-kitchen': 'مطبخ مجهز',
  'storage-room': 'غرفة تخزين',
  study: 'غرفة مكتب',
  majlis: 'مجلس',
  'driver-room': 'غرفة سائق',
  maid: 'غرفة خادمة',
  'private-garden': 'حديقة خاصة',
  'private-pool': 'مسبح خاص',
  'central-cooling': 'تبريد مركزي',
  'smart-home': 'نظام منزل ذكي',
  'park:1': 'موقف سيارة',
  'park:2': 'موقفان',
};

export const sharedNouns: Record<string, string> = {
  'shared-pool': 'مسبح',
  gym: 'صالة رياضية',
  sauna: 'ساونا',
  spa: 'سبا',
  playground: 'ملعب أطفال',
  'kids-club': 'نادٍ للأطفال',
  'sports-court': 'ملعب رياضي',
  'residents-lounge': 'صالة للسكان',
  'bike-store': 'موقف للدراجات',
  'roof-garden': 'حديقة على السطح',
  concierge: 'موظف استقبال',
  security: 'حراسة',
};

export const premisesNouns: Record<string, string> = {
  'meeting-rooms': 'غرف اجتماعات',
  'reception-desk': 'مكتب استقبال',
  pantry: 'مطبخ صغير',
  'raised-floor': 'أرضية مرفوعة',
  'server-room': 'غرفة خوادم',
  generator: 'مولد كهرباء',
  security: 'حراسة',
  'covered-parking': 'مواقف مظللة',
  'central-cooling': 'تبريد مركزي',
  'shop-window': 'واجهة عرض',
  mezzanine: 'ميزانين',
  'loading-bay': 'رصيف تحميل',
  'storage-room': 'غرفة تخزين',
};
