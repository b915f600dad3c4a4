import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useState } from 'react';
import { type Suggestion, suggest } from '../../../domain/search/suggest';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import * as styles from './PlaceSearch.module.css';
import { PlaceSearchOption } from './PlaceSearch.Option';
import { useCombobox } from './useCombobox';

/** What a visitor chose: something that is suggested, or words to look for. */
export type Choice = Suggestion | { kind: 'words'; text: string };

type Props = {
  searchIndex: SearchIndex | null;
  /** What was chosen before, each to be taken back by itself. */
  chips?: { key: string; label: string; remove: () => void }[];
  onChoose: (choice: Choice) => void;
  /** How many homes there are to see after choosing it; null where that is not known. Stable while the search is. */
  countOf: (choice: Choice) => number | null;
  /** Enter where nothing is typed. */
  onEmpty?: () => void;
  /** Called when the field is used, so that what it needs can be loaded. */
  onWake?: () => void;
  /** Keys of suggestions that are chosen already. */
  taken?: string[];
  /** The field's name in a form around it. */
  name?: string;
  /** What stands before the field. */
  children?: ReactNode;
};

const none: never[] = [];
const most = 6;

// Made once: what is the same element is not drawn again.
const glass = <Search size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />;
const cross = <X size={16} aria-hidden="true" />;

/** The one field for places, buildings, projects, developers and references, in either script. */
export function PlaceSearch({
  searchIndex,
  chips = none,
  onChoose,
  countOf,
  onEmpty,
  onWake,
  taken = none,
  name,
  children,
}: Props) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const options = useMemo<{ choice: Choice; count: number | null }[]>(() => {
    const words = text.trim();
    if (words === '') return [];
    const found = searchIndex ? suggest(searchIndex.data, searchIndex.words, words, most) : [];
    const fresh = found
      .filter(({ key }) => !taken.includes(key))
      .map((choice) => ({ choice, count: countOf(choice) }));
    return words.length > 1
      ? [...fresh, { choice: { kind: 'words', text: words } as const, count: null }]
      : fresh;
  }, [searchIndex, text, taken, countOf]);
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    setText('');
    onChoose(choice);
  };
  const { isShown, inputProps, listProps, optionProps, marked } = useCombobox({
    count: options.length,
    onChoose: (index) => choose(options[index]?.choice),
    onSubmit: () => (text.trim() ? choose({ kind: 'words', text: text.trim() }) : onEmpty?.()),
    onErase: () => chips.at(-1)?.remove(),
    text,
    onText: setText,
  });

  return (
    <div className={styles.search}>
      {children}
      {glass}
      {chips.length > 0 && (
        <ul role="list" aria-label={t('search.places')} className={styles.chips}>
          {chips.map(({ key, label, remove }) => (
            <li key={key}>
              <button type="button" onClick={remove} aria-label={t('search.remove', { name: label })}>
                {label}
                {cross}
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...inputProps}
        name={name}
        type="text"
        enterKeyHint="search"
        // An empty field read by itself would run from left to right: its hint follows the page.
        dir={inputProps.value ? 'auto' : undefined}
        aria-label={t('search.where')}
        placeholder={t(chips.length > 0 ? 'search.addPlace' : 'search.wherePlaceholder')}
        onFocus={onWake}
        className={styles.input}
      />
      <ul
        {...listProps}
        aria-label={t('search.suggestions')}
        hidden={!isShown}
        className={styles.options}
        data-empty={!isShown || undefined}
      >
        {isShown &&
          options.map(({ choice, count }, index) => (
            <li
              key={choice.kind === 'words' ? 'words' : choice.key}
              {...optionProps(index)}
              className={styles.option}
              data-marked={index === marked || undefined}
            >
              <PlaceSearchOption option={choice} count={count} />
            </li>
          ))}
      </ul>
      <p role="status" className="hidden">
        {isShown ? t('search.suggestionCount', { count: options.length }) : ''}
      </p>
    </div>
  );
}
