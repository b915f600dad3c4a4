/** What people also call places, by slug; their names in `content/areas/` are found without it. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'the-pearl-island': ['ذا بيرل'],
  'west-bay': ['ويست باي'],
  'west-bay-lagoon': ['ويست باي لاجون'],
  'msheireb-downtown-doha': ['مشيرب داون تاون'],
  'porto-arabia': ['بورتو العربية'],
  corniche: ['Kornish'],
  'old-airport': ['Matar Qadeem', 'المطار القديم'],
  'hamad-international-airport': ['HIA', 'المطار الجديد'],
  'barwa-city': ['بروة سيتي'],
  'barwa-village': ['بروة فيلج'],
  'al-doha-al-jadeeda': ['New Doha'],
  'education-city': ['إديوكيشن سيتي'],
  uk: ['UK', 'Britain', 'England', 'بريطانيا', 'إنجلترا'],
};
