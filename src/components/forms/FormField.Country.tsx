import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { homeCountry, listNearCountries, listOtherCountries } from '../../domain/forms/countries';
import type { PhoneField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';

type Props = {
  country: PhoneField['country'];
  list: RefObject<HTMLSelectElement>;
  onChange: () => void;
};

/**
 * The country of a number, ours beforehand. The page comes with the near ones; the many others would weigh more than its
 * text, so a script adds them before anything is filled in. Without one, a number from there begins with +.
 */
export function FormFieldCountry({ country, list, onChange }: Props) {
  const { t, code } = useWords();
  const group = useRef<HTMLOptGroupElement>(null);
  // By hand: a draft is put back before React would have drawn them.
  useEffect(() => {
    if (group.current === null) return;
    const others = listOtherCountries(code).map(({ country: value, words }) => new Option(words, value));
    group.current.replaceChildren(...others);
    group.current.hidden = false;
  }, [code]);

  return (
    <span className={styles.list}>
      <select
        ref={list}
        name={country.name}
        defaultValue={homeCountry}
        aria-label={t(country.label)}
        autoComplete="tel-country-code"
        className={styles.input}
        onChange={onChange}
      >
        {listNearCountries(code).map(({ country: value, words }) => (
          // A browser may know a country by another name than the build.
          <option key={value} value={value} suppressHydrationWarning>
            {words}
          </option>
        ))}
        <optgroup ref={group} label={t(country.others)} hidden />
      </select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
