import type { BlockType } from '../domain/content/blocks';
import type { Page } from '../domain/content/pages';

import type { FormId } from '../domain/forms/formIds';
import { forms } from '../domain/forms/forms';
import type { Dictionary } from './words';

/** Dictionaries that a block's component draws words from, besides `common`. A page carries no others. */
const ofBlock: Partial<Record<BlockType, string[]>> = {
  listings: ['listings'],
  areas: ['areas'],
  articles: ['articles'],
  team: ['team'],
  reviews: ['reviews'],
  faqs: ['blocks'],
  offices: ['offices'],
  offPlan: ['offPlan'],
  developments: ['offPlan'],
  careers: ['careers'],
  figures: ['blocks'],
  sitemap: ['blocks'],
};

/** The same for what a page's template shows beside its blocks. */
const ofTemplate: Partial<Record<Page['template'], string[]>> = {
  Home: ['search'],
  Contact: ['offices'],
  OffPlanListing: ['offPlan'],
  NewsLanding: ['articles'],
  TeamLanding: ['team', 'departments'],
  CareerLanding: ['careers'],
  Reviews: ['reviews'],
};

/** The dictionaries of a page of content: those of its template, its blocks and its forms. */
export function namespacesOf(page: Page): string[] {
  const ofBlocks = page.blocks.flatMap((block) =>
    block.type === 'form' ? [formNamespace(block.form)] : (ofBlock[block.type] ?? []),
  );
  return [...new Set([...(ofTemplate[page.template] ?? []), ...ofBlocks])];
}

/** The name under which a page asks for the words of one form; the whole of `forms.json` would weigh ten times that. */
export function formNamespace(form: FormId): string {
  return `form.${form}`;
}

/** Words that every form draws on, whatever it asks. */
const generalWords =
  /^forms\.(errors|summary|failed|receipt|trap|sending|choose|required|optional|requiredNote|privacyLink|refused)\b/;

/** The part of `forms.json` that one form can show. */
export function formDictionary(form: FormId, dictionary: Dictionary): Dictionary {
  const wanted = new Set(stringsIn(forms[form]));
  const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => wanted.has(stem(key)) || generalWords.test(key)),
  );
}

/** Every text within a form's definition: the keys of its words are among them. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
