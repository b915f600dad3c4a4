import type { Choice } from '../../../domain/search/suggest';
import type { LocaleCode } from '../../../i18n/locales';
import { type Kind, loadSearchIndex, type SearchIndex } from '../loadSearchIndex';
import { findElsewhere } from './findElsewhere';
import { loadReader } from './loadReader';
import { placeOptions } from './placeOptions';

/**
 * The likeliest meaning of a text that is sent before its options could be shown, when all that is needed has loaded. An
 * option that guesses a place is passed over, because the visitor has not seen what was guessed.
 * @returns a search for the text itself if loading fails
 */
export async function firstOption(
  text: string,
  kind: Kind,
  code: LocaleCode,
  known: SearchIndex | null,
): Promise<Choice> {
  const words: Choice = { kind: 'words', text };
  try {
    const [searchIndex, read, elsewhere] = await Promise.all([
      known ?? loadSearchIndex(kind, code),
      loadReader(),
      findElsewhere(text, kind, code),
    ]);
    const isSeen = (choice: Choice) => choice.kind !== 'sentence' || choice.reading.guesses.length === 0;
    return placeOptions(text, { searchIndex, read, elsewhere }).find(isSeen) ?? words;
  } catch {
    return words;
  }
}
