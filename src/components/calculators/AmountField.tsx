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
  /** What it is drawn with. */
  begin: string;
};

/** A number to type, in the digits and separators of either language; it is written out clearly when it is left. */
export function AmountField({ name, begin, ...field }: Props) {
  const { code } = useWords();
  return (
    <CalculatorField {...field}>
      {(tie) => (
        <input
          {...tie}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={begin}
          onBlur={({ target }) => {
            const amount = parseAmount(target.value);
            if (amount !== null) target.value = formatNumber(amount, code, 2);
          }}
        />
      )}
    </CalculatorField>
  );
}
