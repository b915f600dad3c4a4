import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Kind } from '../../../domain/search/kind';
import { placeOptions } from '../../../domain/search/placeOptions';
import { type Choice, prepareSuggestions } from '../../../domain/search/suggest';
import { useWords } from '../../locale/useWords';
import { whileIdle } from '../../ui/whileIdle';
import type { SearchIndex } from '../loadSearchIndex';
import { useElsewhere } from './findElsewhere';
import { firstOption } from './firstOption';
import { useReader } from './loadReader';
import * as styles from './PlaceSearch.module.css';
import { PlaceSearchOption } from './PlaceSearch.Option';
import { useCombobox } from './useCombobox';

type Props = {
  /** What is searched. The index is null until it has loaded. */
  kind: Kind;
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

// Created once, because React skips rendering an element that is identical to the last one.
const searchIcon = <Search size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />;
const cross = <X size={16} aria-hidden="true" />;

/**
 * A search field for places, buildings, projects, developers and references, in either script, and for sentences that
 * ask for several things. A text that is sent before the options have loaded takes effect once they have.
 */
export function PlaceSearch({
  kind,
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
  const { t, code } = useWords();
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    if (isActive && searchIndex) whileIdle(() => prepareSuggestions(searchIndex.data, searchIndex.words));
  }, [isActive, searchIndex]);
  const read = useReader(isActive);
  useEffect(() => {
    if (!read || !searchIndex) return;
    const { data, words } = searchIndex;
    // Reads a sentence in advance: the first one takes longest, because tables are made and the code is compiled.
    whileIdle(() => {
      read('2 bed lusail', data, words, data);
      return true;
    });
  }, [read, searchIndex]);
  const { elsewhere, isPending } = useElsewhere(text, kind, code);
  const options = useMemo<{ choice: Choice; count: number | null }[]>(
    () =>
      placeOptions(text, { searchIndex, read, elsewhere }, taken).map((choice) => ({
        choice,
        count: choice.kind === 'words' ? null : countOf(choice),
      })),
    [searchIndex, read, elsewhere, text, taken, countOf],
  );
  const choose = async (choice: Choice | undefined) => {
    if (!choice) return;
    setText('');
    const isEarly = choice.kind === 'words' && (!searchIndex || !read || isPending);
    const meant = isEarly ? await firstOption(choice.text, kind, code, searchIndex) : choice;
    // The visitor may have left the page meanwhile.
    if (inputProps.ref.current) onChoose(meant);
  };
  const { isShown, inputProps, listProps, optionProps, marked, removing } = useCombobox({
    count: options.length,
    onChoose: (index) => void choose(options[index]?.choice),
    onSubmit: () => void (text.trim() ? choose({ kind: 'words', text: text.trim() }) : onEmpty?.()),
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
              <button
                type="button"
                onClick={removing(remove)}
                aria-label={t('search.remove', { name: label })}
              >
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
        onFocus={() => {
          setActive(true);
          onActivate?.();
        }}
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
