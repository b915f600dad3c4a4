import { useId } from 'react';
import { displayCurrencies } from '../../domain/content/convertPrice';
import { chooseDisplay, useDisplayChoice } from '../locale/useDisplayChoice';
import { useRateNote } from '../locale/useRateNote';
import { useWords } from '../locale/useWords';
import * as styles from './DisplaySwitch.module.css';

/**
 * Lets the visitor choose the currency of prices and the unit of areas, for this page and all others. The page must
 * load the `listings` dictionary.
 * @param own the currency in which the prices on this page are given
 */
export function DisplaySwitch({ own = 'QAR' }: { own?: string }) {
  const { t } = useWords();
  const { currency, unit } = useDisplayChoice();
  const note = useRateNote(own);
  const name = useId();
  const shown = currency ?? own;
  return (
    <div className={styles.control}>
      <fieldset className={`${styles.group} screenOnly`}>
        <legend className="hidden">{t('listings.display.currency')}</legend>
        {displayCurrencies.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              className="unseen"
              name={`${name}currency`}
              checked={shown === choice}
              onChange={() => chooseDisplay({ currency: choice })}
            />
            {t(`listings.display.currency.${choice}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={`${styles.group} screenOnly`}>
        <legend className="hidden">{t('listings.display.unit')}</legend>
        {(['metres', 'feet'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              className="unseen"
              name={`${name}unit`}
              checked={unit === choice}
              onChange={() => chooseDisplay({ unit: choice })}
            />
            {t(`listings.display.unit.${choice}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
