/** Words of the notices that may come up on any page. They come with the site's frame, once for a visit. */
export const noticeKeys = [
  'runtime.notices',
  'runtime.offline',
  'runtime.updated',
  'runtime.reload',
  'runtime.close',
  'runtime.offer.text',
  'runtime.offer.accept',
  'runtime.offer.refuse',
  'runtime.consent.text',
  'runtime.consent.accept',
  'runtime.consent.refuse',
  'runtime.consent.more',
] as const;

export type NoticeWords = Record<(typeof noticeKeys)[number], string>;
