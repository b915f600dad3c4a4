import type { PropertyType } from '../domain/content/listings';
import type { PictureEntry } from '../domain/content/pictures';
import { type LocaleCode, localeCodes } from '../i18n/locales';
import type { FeedPhoto } from './feedHome';
import type { ListingJson } from './importContext';
import { photoSize } from './takePicture';

type Scene = NonNullable<PictureEntry['scene']>;
type Words = Record<LocaleCode, string>;

/** Rooms that captions and file names mention, with a description to start from. */
const rooms: readonly { says: RegExp; scene: Scene; words: Words }[] = [
  { says: /kitchen|مطبخ/i, scene: 'kitchen', words: { en: 'Kitchen', ar: 'المطبخ' } },
  { says: /bath|shower|حم[اّ]+م/i, scene: 'bathroom', words: { en: 'Bathroom', ar: 'الحمّام' } },
  { says: /bed[ _-]?room|غرفة نوم/i, scene: 'bedroom', words: { en: 'Bedroom', ar: 'غرفة النوم' } },
  {
    says: /living|lounge|majlis|معيشة|جلوس|مجلس/i,
    scene: 'living-room',
    words: { en: 'Living room', ar: 'غرفة المعيشة' },
  },
  { says: /study|مكتبة/i, scene: 'study', words: { en: 'Study', ar: 'غرفة المكتب' } },
  { says: /terrace|balcon|شرفة|تراس/i, scene: 'terrace', words: { en: 'Terrace', ar: 'الشرفة' } },
  { says: /pool|مسبح/i, scene: 'pool', words: { en: 'Pool', ar: 'المسبح' } },
  { says: /lobby|reception|ردهة|بهو/i, scene: 'lobby', words: { en: 'Lobby', ar: 'الردهة' } },
];

const types: Record<PropertyType, Words> = {
  apartment: { en: 'apartment', ar: 'شقة' },
  villa: { en: 'villa', ar: 'فيلا' },
  duplex: { en: 'duplex', ar: 'دوبلكس' },
  compound: { en: 'compound villa', ar: 'فيلا في مجمع' },
  penthouse: { en: 'penthouse', ar: 'بنتهاوس' },
  land: { en: 'plot of land', ar: 'أرض' },
  'office-space': { en: 'office', ar: 'مكتب' },
  shop: { en: 'shop', ar: 'محل' },
  'whole-building': { en: 'building', ar: 'مبنى' },
};
const pictureOf: Words = { en: 'Picture of', ar: 'صورة من' };
const articles: Words = { en: 'the ', ar: '' };

/**
 * Returns the JSON of a photo from a feed. Its description is only proposed, from the room that the caption or file
 * name mentions and the type of the home; `draft` marks it for an editor, and `content:check` warns about it.
 * @param position its position in the gallery, from 0
 */
export function pictureEntryOf(file: string, photo: FeedPhoto, home: ListingJson, position: number) {
  const hint = `${photo.caption ?? ''} ${photo.value.replace(/^.*\//, '')}`;
  const room = rooms.find(({ says }) => says.test(hint));
  const type = types[home.type as PropertyType];
  const alt = Object.fromEntries(
    localeCodes.map((code) => {
      const whole = `${pictureOf[code]} ${articles[code]}${type?.[code] ?? ''}`;
      return [code, room ? `${room.words[code]} (${type?.[code] ?? ''})` : `${whole} (${position + 1})`];
    }),
  );
  return { file, kind: 'photo', alt, ...photoSize, draft: true };
}
