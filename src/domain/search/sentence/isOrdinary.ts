import { withoutPrefixes } from './withoutPrefixes';

/*
 * Words that people use of homes and that no filter asks for. Some are in place names, some are one letter away from a
 * place or from another word. A sentence does not read a place in them alone and does not correct them: they are left as
 * text.
 */
const english = [
  'new old north south east west international market port university medical cultural industrial resort boulevard',
  'village park parks gardens downtown quarter airport bay hills street road tower towers city town island area district zone',
  'waterfront view sport sports stadium canal river golf course center centre corner lobby roof rooftop style design',
  'wide white wood water walk wall warm want well quiet calm bright modern luxury luxurious family families school large',
  'small big huge close closed lower upper high floor room rooms kids children ladies guard guarded cooker sofa gas wave',
  'nice cosy cozy clean lovely great best cheap cheaper direct owner agent company staff student labour labor college',
  'finished unfinished fitted hospital mall shops restaurant place places marble wooden sunny spacious elegant exclusive lift elevator',
];
const arabic = [
  'جديد جديده قديم قديمه شمال جنوب شرق غرب شماليه جنوبيه سوق مطار جامعه مركزي بحيره واجهه مائيه حي برج مدينه قريه',
  'جزيره منطقه شارع طريق مجمع حديقه حدائق واسع واسعه هادي هادئ هاديه حديث حديثه فخم فخمه كبير كبيره صغير صغيره عائله عائلات',
  'مدرسه مدارس جميل جميله راقي راقيه رخيص رخيصه اول اخير علوي سفلي ارضي دور طابق الان قريب بعيد نادي قلب عقد لقطه',
  'بنات شباب سيدات طالبات طلاب طالب مزرعه عمال موظفين شركه شركات كهربا ما غاز حمام مطبخ صاله مصعد مسجد مول مستشفي عزاب عزابي ملحق استثمار فرصه',
];

const ordinaryWords = new Set([...english, ...arabic].join(' ').split(' '));

/** True for one of these words, also with an article, "and", "in" or "for" written together with it. */
export function isOrdinary(word: string): boolean {
  return ordinaryWords.has(word) || ordinaryWords.has(withoutPrefixes(word));
}
