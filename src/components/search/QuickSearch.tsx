import Search from 'lucide-react/icons/search';
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { openPage } from '../../browser/openPage';
import { chooseSuggestion, countChosen } from '../../domain/search/chooseSuggestion';
import type { Kind } from '../../domain/search/kind';
import { kinds } from '../../domain/search/kinds';
import { defaultQuery, printQuery } from '../../domain/search/query';
import { nameOfKind, resultsFields } from '../../domain/search/readResultsForm';
import type { Choice } from '../../domain/search/suggest';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { firstOption } from './place/firstOption';
import { PlaceSearch } from './place/PlaceSearch';
import * as styles from './QuickSearch.module.css';
import { resultsUrl } from './resultsUrl';
import { useSearchIndex } from './useSearchIndex';

/** Screens whose lower half is covered by an on-screen keyboard. */
const small = '(max-width: 48rem)';

/**
 * A compact search form: what and where. Choosing a suggestion opens its results at once. The search index is only
 * loaded when the field receives focus. Without JavaScript, the server finds the homes. `scripts` tells it so: a form that
 * is sent before it is hydrated leads to the same search on the site.
 */
export function QuickSearch() {
  const { t, code } = useWords();
  const [kind, setKind] = useState<Kind>(kinds[0] as Kind);
  const [isActive, setActive] = useState(false);
  const { searchIndex } = useSearchIndex(kind, code, isActive);
  const line = useRef<HTMLDivElement>(null);
  const query = useMemo(() => defaultQuery(kind.family, kind.purpose), [kind]);
  const countOf = useCallback(
    (choice: Choice) => searchIndex && countChosen(query, choice, searchIndex),
    [query, searchIndex],
  );

  const go = (choice: Choice | null) => {
    const next = choice ? chooseSuggestion(query, choice) : query;
    openPage(localisePath(typeof next === 'string' ? next : printQuery(next), code));
  };
  // Suggestions open below the field. On a phone, the field is scrolled to the top to keep them clear of the keyboard,
  // one frame later, when the tap that focused the field is over.
  const activate = () => {
    setActive(true);
    if (!window.matchMedia(small).matches) return;
    requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'start', behavior: 'instant' }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(resultsFields.typed)).trim();
    if (text === '') return go(null);
    // The visitor may have left the page meanwhile.
    firstOption(text, kind, code, searchIndex).then((choice) => line.current && go(choice));
  };

  return (
    <search>
      <form className={styles.search} action={resultsUrl} onSubmit={submit}>
        <noscript>
          <input type="hidden" name={resultsFields.scripts} value="off" />
        </noscript>
        <input type="hidden" name={resultsFields.language} value={code} />
        <fieldset className={styles.kinds}>
          <legend className="hidden">{t('search.kind')}</legend>
          {kinds.map((offered) => {
            const name = nameOfKind(offered);
            return (
              <label key={name} className={styles.kind}>
                <input
                  type="radio"
                  className="unseen"
                  name={resultsFields.kind}
                  value={name}
                  checked={offered === kind}
                  onChange={() => setKind(offered)}
                />
                <span>{t(`search.kind.${offered.family}.${offered.purpose}`)}</span>
              </label>
            );
          })}
        </fieldset>
        <div ref={line} className={styles.line}>
          <PlaceSearch
            kind={kind}
            searchIndex={searchIndex}
            name={resultsFields.typed}
            onChoose={go}
            countOf={countOf}
            onEmpty={() => go(null)}
            onActivate={activate}
          />
          <Button type="submit">
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
