import X from 'lucide-react/icons/x';
import { useId, useMemo, useState } from 'react';
import { type Suggestion, suggest } from '../../../domain/search/suggest';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import * as styles from './PlaceField.module.css';
import { useCombobox } from './useCombobox';

type Props = {
  label: string;
  searchIndex: SearchIndex;
  /** The name of the chosen place, with a button that removes it, or null for an empty field. */
  chosen: string | null;
  /** @param area slug */
  onChoose: (area: string) => void;
  onClear: () => void;
};

type Place = Extract<Suggestion, { kind: 'place' }>;
const most = 5;

/** A field for one place of the country searched, in either script, that suggests places while the visitor types. */
export function PlaceField({ label, searchIndex, chosen, onChoose, onClear }: Props) {
  const { t } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const places = useMemo(() => placesFor(text, searchIndex), [text, searchIndex]);
  const choose = (index: number) => {
    const place = places[index];
    if (!place) return;
    setText('');
    onChoose(place.area);
  };
  const { isShown, inputProps, listProps, optionProps, marked, removing } = useCombobox({
    count: places.length,
    onChoose: choose,
    onSubmit: () => choose(0),
    onErase: onClear,
    text,
    onText: setText,
  });
  return (
    <div className={styles.field}>
      <label htmlFor={inputProps.id}>{label}</label>
      <div className={styles.box}>
        {chosen !== null && (
          <button
            type="button"
            className={styles.chosen}
            onClick={removing(onClear)}
            aria-label={t('search.remove', { name: chosen })}
          >
            {chosen}
            <X size={16} aria-hidden="true" />
          </button>
        )}
        <input
          {...inputProps}
          type="text"
          dir={text ? 'auto' : undefined}
          aria-describedby={`${id}none`}
          placeholder={t(chosen === null ? 'results.placeExample' : 'results.otherPlace')}
        />
      </div>
      <ul {...listProps} aria-label={t('search.suggestions')} hidden={!isShown} className={styles.options}>
        {isShown &&
          places.map(({ key, name, within }, index) => (
            <li
              key={key}
              {...optionProps(index)}
              className={styles.option}
              data-marked={index === marked || undefined}
            >
              <bdi>{name}</bdi> <small>{within.join(t('common.listSeparator'))}</small>
            </li>
          ))}
      </ul>
      <p id={`${id}none`} role="status" className={styles.none}>
        {text.trim() !== '' && places.length === 0 && t('results.noSuchPlace', { text: text.trim() })}
      </p>
    </div>
  );
}

function placesFor(text: string, { data, words }: SearchIndex): Place[] {
  if (text.trim() === '') return [];
  const isHere = (found: Suggestion): found is Place =>
    found.kind === 'place' && found.family === data.family;
  return suggest(data, words, text, 4 * most)
    .filter(isHere)
    .slice(0, most);
}
