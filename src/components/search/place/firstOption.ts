import type { Kind } from '../../../domain/search/kind';
import { likeliestOption } from '../../../domain/search/placeOptions';
import type { Choice } from '../../../domain/search/suggest';
import type { LocaleCode } from '../../../i18n/locales';
import { loadSearchIndex, type SearchIndex } from '../loadSearchIndex';
import { findElsewhere } from './findElsewhere';
import { loadReader } from './loadReader';

/**
 * Returns the likeliest meaning of a text that was sent before its options could be shown. It waits until the data for
 * this have loaded.
 * @returns a search for the text itself if loading fails
 */
export async function firstOption(
  text: string,
  kind: Kind,
  code: LocaleCode,
  known: SearchIndex | null,
): Promise<Choice> {
  try {
    const [searchIndex, read, elsewhere] = await Promise.all([
      known ?? loadSearchIndex(kind, code),
      loadReader(),
      findElsewhere(text, kind, code),
    ]);
    return likeliestOption(text, { searchIndex, read, elsewhere });
  } catch {
    return { kind: 'words', text };
  }
}
