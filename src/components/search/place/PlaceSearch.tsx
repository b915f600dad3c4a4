import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useState } from 'react';
import { type Choice, suggest } from '../../../domain/search/suggest';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import * as styles from './PlaceSearch.module.css';
import { PlaceSearchOption } from './PlaceSearch.Option';
import { useCombobox } from './useCombobox';

type Props = {
  searchIndex: SearchIndex | null;
  /** Earlier choices, each with a button that removes it. */
  chips?: { key: string; label: string; remove: () => void }[];
  onChoose: (choice: Choice) => void;
  /**
   * The number of homes that a choice leads to, or null where it is unknown. It must be a stable function while the
   * search is unchanged.
   */
  countOf: (choice: Choice) => number | null;
  /** Called on Enter in an empty field. */
  onEmpty?: () => void;
  /** Called on focus, to load what the field needs. */
  onActivate?: () => void;
  /** Keys of suggestions that are already chosen. */
  taken?: string[];
  /** Name of the field in the surrounding form. */
  name?: string;
  /** Content before the field. */
  children?: ReactNode;
};

const none: never[] = [];
const most = 6;

// Created once, because React skips rendering an element that is identical to the last one.
const searchIcon = <Search size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />;
const cross = <X size={16} aria-hidden="true" />;

/** A search field for places, buildings, projects, developers and references, in either script. */
export function PlaceSearch({
  searchIndex,
  chips = none,
  onChoose,
  countOf,
  onEmpty,
  onActivate,
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
      {searchIcon}
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
        // `dir="auto"` lays out an empty field from left to right, so the placeholder uses the direction of the page.
        dir={inputProps.value ? 'auto' : undefined}
        aria-label={t('search.where')}
        placeholder={t(chips.length > 0 ? 'search.addPlace' : 'search.wherePlaceholder')}
        onFocus={onActivate}
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
