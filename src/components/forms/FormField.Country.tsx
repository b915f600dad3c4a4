import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useEffect, useRef } from 'react';
import { homeCountry, listNearCountries, listOtherCountries } from '../../domain/forms/countries';
import type { PhoneField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { whileIdle } from '../ui/whileIdle';
import * as styles from './FormField.module.css';
import { lateOptionsEvent } from './formAnswers';

type Props = {
  country: PhoneField['country'];
  list: RefObject<HTMLSelectElement>;
  onChange: () => void;
};

/**
 * The country of a telephone number, Qatar by default. The prerendered list contains the nearby countries; a script
 * adds the others, whose names would weigh more than the text of the page. Without JavaScript, a number from another
 * country starts with +.
 */
export function FormFieldCountry({ country, list, onChange }: Props) {
  const { t, code } = useWords();
  const group = useRef<HTMLOptGroupElement>(null);
  // Added in idle time, as the browser needs time to name and sort two hundred countries.
  useEffect(() => {
    whileIdle(() => {
      if (group.current === null) return true;
      const others = listOtherCountries(code).map(({ country: value, words }) => new Option(words, value));
      group.current.replaceChildren(...others);
      group.current.hidden = false;
      list.current?.dispatchEvent(new Event(lateOptionsEvent, { bubbles: true }));
      return true;
    });
  }, [code, list]);

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
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        <optgroup ref={group} label={t(country.others)} hidden />
      </select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
