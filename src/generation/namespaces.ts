import { calculators } from '../domain/calculators/calculators';
import type { BlockType } from '../domain/content/blocks';
import type { Listing } from '../domain/content/listings';
import { isOnMarket } from '../domain/content/listingTerms';
import type { Page } from '../domain/content/pages';
import { type ErrorCode, errorWords } from '../domain/forms/errorCodes';
import type { FieldKind } from '../domain/forms/field';
import { type FormId, forms } from '../domain/forms/forms';
import type { Dictionaries, Dictionary } from './words';

/**
 * Named parts of dictionaries: a card needs far fewer texts than a whole page. A page with the whole dictionary needs
 * no part of it.
 */
const parts: Record<string, { of: string; words: RegExp }> = {
  'quick/search': { of: 'search', words: /^search\.(?!addPlace$|places$|remove$)/ },
  'quick/types': { of: 'results', words: /^search\.types\.[a-z-]+$/ },
  'units/metres': { of: 'calculators', words: /^calculators\.unit\.metres$/ },
  'cards/listings': { of: 'listings', words: /^listings\.(?!display\.|per[MF])/ },
  'cards/areas': { of: 'areas', words: /^areas\.(all$|homes_)/ },
  'cards/articles': { of: 'articles', words: /^articles\.(all$|readingTime_)/ },
  'cards/offPlan': { of: 'offPlan', words: /^offPlan\.(all$|from$|status\.)/ },
  'cards/reviews': { of: 'reviews', words: /^reviews\.(?!subject\.)/ },
  'cards/team': { of: 'team', words: /^team\.language\./ },
  'cards/tenure': { of: 'facts', words: /^facts\.tenure\./ },
  'place/ownership': { of: 'ownership', words: /^ownership\.(freehold|usufruct)(Text)?$/ },
  'unfinished/ownership': { of: 'ownership', words: /^ownership\.((freehold|usufruct)(Text)?|unfinished)$/ },
  'saved/forms': {
    of: 'forms',
    words:
      /^forms\.(required|optional|choose|sending|privacyLink|trap\.label|fields\.email\.\w+|errors\.(required|email|option|tooLong_\w+))$/,
  },
  'blocks/faqs': { of: 'blocks', words: /^blocks\.faqGroup\./ },
  'blocks/sitemap': { of: 'blocks', words: /^blocks\.section\./ },
};

/** Creates all parts from the dictionaries of one language. */
export function dictionaryParts(dictionaries: Dictionaries): [name: string, part: Dictionary][] {
  return Object.entries(parts).map(([name, { of, words }]) => [
    name,
    Object.fromEntries(Object.entries(dictionaries[of] ?? {}).filter(([key]) => words.test(key))),
  ]);
}

/** Removes duplicates, and parts whose whole dictionary is included. */
export function withoutDoubles(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !names.includes(parts[name]?.of ?? ''));
}

/** The dictionaries that the component of a block uses, besides `common`. A page includes no others. */
const ofBlock: Partial<Record<BlockType, string[]>> = {
  listings: ['cards/listings', 'listingsLink'],
  areas: ['cards/areas'],
  articles: ['cards/articles'],
  team: ['cards/team'],
  reviews: ['cards/reviews'],
  offices: ['offices'],
  offPlan: ['cards/offPlan'],
  careers: ['careers'],
  sitemap: ['blocks/sitemap'],
  receipt: ['receipt'],
};

/** The dictionaries that a template uses for content other than its blocks. */
const ofTemplate: Partial<Record<Page['template'], string[]>> = {
  Home: ['quick/search', 'quick/types'],
  Contact: ['offices'],
  OffPlanListing: ['offPlan'],
  NewsLanding: ['cards/articles'],
  TeamLanding: ['cards/team', 'departments'],
  CareerLanding: ['careers'],
  Reviews: ['cards/reviews'],
  SavedSearches: ['saved', 'saved/forms'],
  Shortlist: ['shortlist', 'listings', 'cards/offPlan'],
};

/** The dictionaries of a page of content: those of its template, its blocks and its forms. */
export function namespacesOf(page: Page): string[] {
  const ofBlocks = page.blocks.flatMap((block) =>
    block.type === 'form'
      ? [formNamespace(block.form), 'formAside', ...(asksAboutHomes(block.form) ? ['cards/listings'] : [])]
      : block.type === 'calculator'
        ? calculators[block.calculator].words
        : // The heading of a group is shown only if all groups are.
          block.type === 'faqs'
          ? block.group
            ? []
            : ['blocks/faqs']
          : (ofBlock[block.type] ?? []),
  );
  return withoutDoubles([...(ofTemplate[page.template] ?? []), ...ofBlocks]);
}

/** True for a form about certain homes, which are shown beside it. */
function asksAboutHomes(form: FormId): boolean {
  return forms[form].fields.some(({ kind }) => kind === 'homes');
}

/** The dictionaries of a home's page, without those of sections that the page does not show. */
export function namespacesOfHome(home: Listing): string[] {
  return [
    'listings',
    'details',
    'property',
    'map',
    'gallery',
    ...(home.purpose === 'sale' && home.family !== 'new-homes'
      ? [home.family === 'off-plan' ? 'unfinished/ownership' : 'ownership']
      : []),
    ...(home.epc ? ['epc'] : []),
    ...(home.priceHistory.length > 0 ? ['priceHistory'] : []),
    ...(home.permit ? ['permit'] : []),
    ...(home.video ? ['video'] : []),
    ...(home.project ? ['cards/offPlan'] : []),
    ...namespacesOfCosts(home),
    formNamespace('propertyEnquiry'),
  ];
}

/** The dictionaries of a page of results. */
export const namespacesOfSearch = [
  'search',
  'results',
  'resultCards',
  'cards/tenure',
  'map',
  'features',
  'listings',
];

/** The dictionaries of the page of a new development. */
export const namespacesOfDevelopment = [
  'listings',
  'details',
  'map',
  'gallery',
  'offPlan',
  'project',
  'place/ownership',
  formNamespace('registerInterest'),
];

/** The dictionaries of an off-plan project's page, which also lists units. */
export const namespacesOfProject = [...namespacesOfDevelopment, 'units'];

/** The dictionaries of the cost section on the page of a home; none for one that is off the market. */
function namespacesOfCosts({ family, purpose, status }: Listing): readonly string[] {
  if (!isOnMarket(status)) return [];
  if (purpose === 'rent') return ['moveInSum'];
  return family === 'new-homes' ? calculators.stampDuty.words : ['purchase', 'loanTerm'];
}

/** The namespace with the texts of one form, which are about a tenth of `forms.json`. */
export function formNamespace(form: FormId): string {
  return `form.${form}`;
}

/** Keys that every form uses. */
const generalWords =
  /^forms\.(summary|failed|waiting|trap|sending|choose|required|optional|requiredNote|privacyLink|refused\.(unknown|tooMuch|unreadable|tooOften))\b/;

/** The possible errors of an answer by the kind of its field, besides `required`. */
const errorsOfKind: Partial<Record<FieldKind, ErrorCode[]>> = {
  text: ['tooLong'],
  textarea: ['tooLong'],
  homes: ['tooLong', 'tooManyHomes'],
  email: ['tooLong', 'email'],
  tel: ['tooLong', 'phone'],
  select: ['option'],
  radio: ['option'],
  slot: ['option', 'slotOver', 'slotClosed'],
  number: ['number', 'tooSmall', 'tooLarge'],
  date: ['date', 'past', 'tooFar', 'closed'],
  file: ['fileType', 'fileTooLarge', 'fileEmpty'],
};

/** Dictionary keys of the errors that a form can show. */
function errorsOf(form: FormId): string[] {
  const codes = forms[form].fields.flatMap(({ kind }) => errorsOfKind[kind] ?? []);
  return [errorWords.required, ...codes.map((code) => errorWords[code])];
}

/** The part of `forms.json` that one form needs. */
export function formDictionary(form: FormId, dictionary: Dictionary): Dictionary {
  const own = ['title', 'submit', 'next'].map((part) => `forms.${form}.${part}`);
  const wanted = new Set([...own, ...stringsIn(forms[form]), ...errorsOf(form)]);
  const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => wanted.has(stem(key)) || generalWords.test(key)),
  );
}

/** The namespace of the thank-you pages. */
export const receiptNamespace = 'receipt';

/** The part of `forms.json` that thank-you pages need. */
export function receiptDictionary(dictionary: Dictionary): Dictionary {
  const wanted = /^forms\.receipt\.|^forms\.slot$|^forms\.\w+\.next$/;
  return Object.fromEntries(Object.entries(dictionary).filter(([key]) => wanted.test(key)));
}

/** All strings in a form's definition, which include its dictionary keys. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
