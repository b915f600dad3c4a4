import { parseAmount } from '../../domain/calculators/parseAmount';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { CalculatorField } from './CalculatorField';

type Props = {
  name: string;
  label: string;
  hint?: string;
  unit?: string;
  error?: string | null;
  /** Initial value. */
  initial: string;
};

/** Decimals that a number keeps when it is formatted: more than a visitor types, as in 4.125 percent. */
export const mostDecimals = 6;

/** A number field that accepts the digits and separators of every language. It formats the number on blur. */
export function AmountField({ name, initial, ...field }: Props) {
  const { code } = useWords();
  return (
    <CalculatorField {...field}>
      {(inputProps) => (
        <input
          {...inputProps}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial}
          onBlur={({ target }) => {
            const amount = parseAmount(target.value);
            if (amount !== null) target.value = formatNumber(amount, code, mostDecimals);
          }}
        />
      )}
    </CalculatorField>
  );
}
