import { useEffect, useState } from 'react';
import type { Kind } from '../../../domain/search/kind';
import { kinds } from '../../../domain/search/kinds';
import { kindsOfNumber, type ReferenceList } from '../../../domain/search/referenceList';
import { findReferences, isReference } from '../../../domain/search/references';
import { listingSuggestion, type Suggestion } from '../../../domain/search/suggest';
import type { LocaleCode } from '../../../i18n/locales';
import { awaitInEffect } from '../../ui/awaitInEffect';
import { loadReferenceList, loadSearchIndex } from '../loadSearchIndex';

const none: Suggestion[] = [];

/**
 * Finds homes of other kinds by their exact reference. Only a small list of numbers is loaded, and then the homes of the
 * kinds that have the number.
 * @returns none while offline
 */
export async function findElsewhere(text: string, kind: Kind, code: LocaleCode): Promise<Suggestion[]> {
  if (!isReference(text)) return none;
  try {
    const list: ReferenceList = await loadReferenceList();
    const others = kindsOfNumber(list, text, kinds).filter(
      ({ family, purpose }) => family !== kind.family || purpose !== kind.purpose,
    );
    const found = await Promise.all(
      others.map(async (other) => {
        const { data, words } = await loadSearchIndex(other, code);
        return findReferences(data, text, 1).map((index) => listingSuggestion(data, words, index));
      }),
    );
    return found.flat();
  } catch {
    return none;
  }
}

/** What `findElsewhere` returns for the text typed now. `isPending` is true until the answer for it has arrived. */
export function useElsewhere(text: string, kind: Kind, code: LocaleCode) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestion[] }>({ text: '', found: none });
  const { family, purpose } = kind;
  const typed = text.trim();
  useEffect(() => {
    if (!isReference(typed)) return;
    return awaitInEffect(findElsewhere(typed, { family, purpose }, code), (found) =>
      setAnswer({ text: typed, found }),
    );
  }, [typed, family, purpose, code]);
  const isAnswered = answer.text === typed;
  return { elsewhere: isAnswered ? answer.found : none, isPending: isReference(typed) && !isAnswered };
}
