import type { Localised } from '../../src/i18n/localised';

type Name = Localised<string>;

/** Words that buildings here are called by: shore and sea, trees, light, stones, parts of a house. */
const words: [string, string][] = [
  ['Al Safwa', 'الصفوة'],
  ['Al Rimal', 'الرمال'],
  ['Al Nakheel', 'النخيل'],
  ['Al Sidra', 'السدرة'],
  ['Al Ghaf', 'الغاف'],
  ['Al Manara', 'المنارة'],
  ['Al Sariya', 'السارية'],
  ['Al Mirsat', 'المرساة'],
  ['Al Sahil', 'الساحل'],
  ['Al Mawj', 'الموج'],
  ['Al Mahar', 'المحار'],
  ['Al Sadaf', 'الصدف'],
  ['Al Nawras', 'النورس'],
  ['Al Qumra', 'القمرة'],
  ['Al Shiraa', 'الشراع'],
  ['Al Nukhba', 'النخبة'],
  ['Al Rabwa', 'الربوة'],
  ['Al Rawabi', 'الروابي'],
  ['Al Waha', 'الواحة'],
  ['Al Ghadeer', 'الغدير'],
  ['Al Nada', 'الندى'],
  ['Al Reem', 'الريم'],
  ['Al Maha', 'المها'],
  ['Al Saqr', 'الصقر'],
  ['Al Fajr', 'الفجر'],
  ['Al Dhuha', 'الضحى'],
  ['Al Aseel', 'الأصيل'],
  ['Al Shurouq', 'الشروق'],
  ['Al Najm', 'النجم'],
  ['Al Thuraya', 'الثريا'],
  ['Suhail', 'سهيل'],
  ['Al Badr', 'البدر'],
  ['Al Zahra', 'الزهراء'],
  ['Al Rayhan', 'الريحان'],
  ['Al Khuzama', 'الخزامى'],
  ['Al Arfaj', 'العرفج'],
  ['Al Samr', 'السمر'],
  ['Al Talh', 'الطلح'],
  ['Al Athl', 'الأثل'],
  ['Al Liwan', 'الليوان'],
  ['Al Hosh', 'الحوش'],
  ['Al Bustan', 'البستان'],
  ['Al Mashrabiya', 'المشربية'],
  ['Al Qantara', 'القنطرة'],
  ['Al Riwaq', 'الرواق'],
  ['Al Nasim', 'النسيم'],
  ['Al Saba', 'الصبا'],
  ['Al Jalboot', 'الجالبوت'],
  ['Al Sanbuk', 'السنبوك'],
  ['Al Jumana', 'الجمانة'],
  ['Al Farida', 'الفريدة'],
  ['Al Dorra', 'الدرة'],
  ['Al Safina', 'السفينة'],
  ['Al Murjan', 'المرجان'],
  ['Al Aqiq', 'العقيق'],
  ['Al Yaqout', 'الياقوت'],
  ['Al Fayrouz', 'الفيروز'],
  ['Al Zumurrud', 'الزمرد'],
  ['Al Anbar', 'العنبر'],
  ['Al Misk', 'المسك'],
  ['Al Kadi', 'الكادي'],
  ['Al Hana', 'الهناء'],
  ['Al Wisam', 'الوسام'],
  ['Al Majd', 'المجد'],
];

const kinds = {
  tower: (en: string, ar: string) => ({ en: `${en} Tower`, ar: `برج ${ar}` }),
  residence: (en: string, ar: string) => ({ en: `${en} Residence`, ar: `مساكن ${ar}` }),
  building: (en: string, ar: string) => ({ en: `${en} Building`, ar: `بناية ${ar}` }),
  house: (en: string, ar: string) => ({ en: `${en} House`, ar: `دار ${ar}` }),
  terraces: (en: string, ar: string) => ({ en: `${en} Terraces`, ar: `شرفات ${ar}` }),
  gardens: (en: string, ar: string) => ({ en: `${en} Gardens`, ar: `حدائق ${ar}` }),
  villas: (en: string, ar: string) => ({ en: `${en} Villas`, ar: `فلل ${ar}` }),
  compound: (en: string, ar: string) => ({ en: `${en} Compound`, ar: `مجمع ${ar}` }),
  centre: (en: string, ar: string) => ({ en: `${en} Centre`, ar: `مركز ${ar}` }),
  arcade: (en: string, ar: string) => ({ en: `${en} Arcade`, ar: `أروقة ${ar}` }),
  works: (en: string, ar: string) => ({ en: `${en} Yard`, ar: `مستودعات ${ar}` }),
} as const;
export type BuildingKind = keyof typeof kinds;

/** Invented names of new buildings in Britain. */
const british: [string, string][] = [
  ['Alder Court', 'ألدر كورت'],
  ['Tannery House', 'تانري هاوس'],
  ['Mercer Wharf', 'ميرسر وارف'],
  ['Lantern Yard', 'لانترن يارد'],
  ['Copper Row', 'كوبر رو'],
  ['Halyard House', 'هاليارد هاوس'],
  ['Weaver Court', 'ويفر كورت'],
  ['Juniper Place', 'جونيبر بليس'],
  ['Foundry Square', 'فاوندري سكوير'],
  ['Kingfisher House', 'كينغفيشر هاوس'],
  ['Maltings Court', 'مولتنغز كورت'],
  ['Signal House', 'سيغنال هاوس'],
  ['Rowan Gardens', 'روان غاردنز'],
  ['Chandler Point', 'تشاندلر بوينت'],
  ['Larkspur House', 'لاركسبر هاوس'],
  ['Printworks Row', 'برنتووركس رو'],
  ['Hawthorn Place', 'هوثورن بليس'],
  ['Ropewalk House', 'روبووك هاوس'],
  ['Bellfield Court', 'بيلفيلد كورت'],
  ['Otter Quay', 'أوتر كي'],
  ['Saffron House', 'سافرون هاوس'],
  ['Ironbridge Court', 'آيرونبريدج كورت'],
  ['Merchant Square', 'ميرتشنت سكوير'],
  ['Willow Lock', 'ويلو لوك'],
];

/**
 * Gives each place its own buildings: the same place and kind always draw on the same few names, and no other place
 * of the same country uses them.
 */
export class BuildingNames {
  private readonly given = new Map<string, Name[]>();
  private readonly used = new Map<BuildingKind, number>();
  private usedInBritain = 0;

  /** @param turn counts the homes of that place and kind: the names take turns. */
  inQatar(area: string, kind: BuildingKind, turn: number, howMany: number): Name {
    const names = this.namesOf(`${area} ${kind}`, howMany, () => {
      const next = this.used.get(kind) ?? kindOffset(kind);
      this.used.set(kind, next + 1);
      const [en, ar] = words[(next * 23) % words.length] ?? ['', ''];
      return kinds[kind](en, ar);
    });
    return at(names, turn);
  }

  inBritain(area: string, turn: number): Name {
    const names = this.namesOf(area, 2, () => {
      const [en, ar] = british[this.usedInBritain++ % british.length] ?? ['', ''];
      return { en, ar };
    });
    return at(names, turn);
  }

  private namesOf(key: string, howMany: number, make: () => Name): Name[] {
    const known = this.given.get(key);
    if (known) return known;
    const made = Array.from({ length: howMany }, make);
    this.given.set(key, made);
    return made;
  }
}

/** Each kind begins elsewhere in the words, so that a place's tower and villas do not share one. */
function kindOffset(kind: BuildingKind): number {
  return Object.keys(kinds).indexOf(kind) * 9;
}

function at(names: Name[], turn: number): Name {
  const name = names[turn % names.length];
  if (!name) throw new Error('A place without names');
  return name;
}
