/** Every form of the site; `forms.ts` says what each asks. */
export const formIds = [
  'generalEnquiry',
  'propertyEnquiry',
  'bookViewing',
  'bookValuation',
  'callback',
  'registerInterest',
  'contactOffice',
  'contactTeamMember',
  'jobApplication',
  'listProperty',
  'reportRepair',
  'newsletter',
] as const;

export type FormId = (typeof formIds)[number];
