/** The translations of notices that may appear on any page. They are loaded with the site's frame, once per session. */
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
