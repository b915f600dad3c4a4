import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useEffect, useRef } from 'react';
import { homeCountry, listNearCountries, listOtherCountries } from '../../domain/forms/countries';
import type { PhoneField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { whileIdle } from '../ui/whileIdle';
import * as styles from './FormField.module.css';
import { filledEvent, lateOptionsEvent } from './formAnswers';

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
  // The browser needs time to name, sort and lay out two hundred countries, so they wait until the form is used or a
  // draft names one of them.
  useEffect(() => {
    const select = list.current;
    const form = select?.form;
    if (!select || !form) return;
    const addOthers = () => {
      const others = group.current;
      if (others === null || others.childElementCount > 0) return true;
      others.append(...listOtherCountries(code).map(({ country: value, words }) => new Option(words, value)));
      others.hidden = false;
      select.dispatchEvent(new Event(lateOptionsEvent, { bubbles: true }));
      return true;
    };
    const addSoon = () => whileIdle(addOthers);
    // The visitor may have started to type before this page was hydrated.
    if (form.contains(document.activeElement)) addSoon();
    select.addEventListener('focus', addOthers);
    select.addEventListener(filledEvent, addSoon);
    form.addEventListener('focusin', addSoon, { once: true });
    return () => {
      select.removeEventListener('focus', addOthers);
      select.removeEventListener(filledEvent, addSoon);
      form.removeEventListener('focusin', addSoon);
    };
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
