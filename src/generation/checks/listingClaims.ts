import type { Feature, Listing } from '../../domain/content/listings';
import type { Loose } from '../parsePartially';

/** Words that claim something about a home, and the fields that must confirm it. */
export type Claim = { says: RegExp; holds: (home: Loose<Listing>) => boolean };
const has =
  (feature: Feature) =>
  ({ features }: Loose<Listing>) =>
    features?.includes(feature) ?? true;
const hasPool = (listing: Loose<Listing>) =>
  has('private-pool')(listing) || has('shared-pool')(listing) || listing.view === 'pool';

/** Claims by language. The patterns can misread a text, so an unconfirmed claim is only a warning. */
export const listingClaims: Readonly<Record<string, readonly Claim[]>> = {
  en: [
    { says: /\bpools?\b/i, holds: hasPool },
    { says: /(private|own) pool|pool is private|pool of your own/i, holds: has('private-pool') },
    { says: /\bbalcony\b/i, holds: has('balcony') },
    { says: /\bterrace\b/i, holds: has('terrace') },
    { says: /maid’s room|the maid’s|room for a maid/i, holds: ({ maidsRoom }) => maidsRoom === true },
    { says: /driver’s room/i, holds: has('driver-room') },
    {
      says: /\b(is let|let|sold|being|comes|find it) furnished\b/i,
      holds: ({ furnished }) => furnished === 'furnished',
    },
    { says: /semi-furnished/i, holds: ({ furnished }) => furnished === 'semi-furnished' },
    {
      says: /\bunfurnished\b|(let|sold) without furniture/i,
      holds: ({ furnished }) => furnished === 'unfurnished',
    },
    {
      says: /bills (are )?included|bills in (it|the rent)/i,
      holds: ({ billsIncluded }) => billsIncluded === true,
    },
    {
      says: /bills are separate|without bills|come extra|on top of the rent/i,
      holds: ({ billsIncluded }) => billsIncluded !== true,
    },
    {
      says: /sea view|the sea is (the|what)|windows look to the sea|view of the sea|facing the sea/i,
      holds: ({ view }) => view === 'sea',
    },
    {
      says: /windows face the marina|marina view|view of the marina|facing the marina/i,
      holds: ({ view }) => view === 'marina',
    },
    { says: /\bsauna\b/i, holds: has('sauna') },
    { says: /\bgym\b/i, holds: has('gym') },
    {
      says: /freehold (title|applies)|is freehold|sold freehold/i,
      holds: ({ tenure }) => tenure === 'freehold',
    },
    { says: /usufruct/i, holds: ({ tenure }) => tenure === 'usufruct' },
  ],
  ar: [
    { says: /مسبح/, holds: hasPool },
    { says: /مسبح خاص|مسبحك أنت|مسبحها|المسبح خاص/, holds: has('private-pool') },
    { says: /(^|\s)[ولبف]?(ال)?شرفة(?=[\s.،]|$)/, holds: has('balcony') },
    { says: /تراس/, holds: has('terrace') },
    { says: /خادمة/, holds: ({ maidsRoom }) => maidsRoom === true },
    { says: /غرفة سائق|للسائق|غرفة السائق/, holds: has('driver-room') },
    { says: /(^|[^فغير] )مفروشة/, holds: ({ furnished }) => furnished === 'furnished' },
    { says: /نصف مفروشة/, holds: ({ furnished }) => furnished === 'semi-furnished' },
    { says: /غير مفروشة|بلا أثاث|من دون أثاث/, holds: ({ furnished }) => furnished === 'unfurnished' },
    {
      says: /الفواتير مشمولة|الفواتير في الإيجار|والفواتير فيه|الفواتير على المالك/,
      holds: ({ billsIncluded }) => billsIncluded === true,
    },
    {
      says: /الفواتير منفصلة|الإيجار من دون فواتير|والكهرباء عليك/,
      holds: ({ billsIncluded }) => billsIncluded !== true,
    },
    {
      says: /إطلالة بحرية|تطل (نوافذ الشقة )?على البحر|أمام البحر|إطلالة على البحر/,
      holds: ({ view }) => view === 'sea',
    },
    { says: /النوافذ على المرسى|الإطلالة على المرسى|تطل على المرسى/, holds: ({ view }) => view === 'marina' },
    { says: /ساونا/, holds: has('sauna') },
    { says: /صالة رياضية|الصالة الرياضية/, holds: has('gym') },
    { says: /تملكًا حرًا|التملك حر|ملك حر|ملكًا حرًا/, holds: ({ tenure }) => tenure === 'freehold' },
    { says: /انتفاع/, holds: ({ tenure }) => tenure === 'usufruct' },
  ],
};
