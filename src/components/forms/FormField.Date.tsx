import { useContext, useEffect, useState } from 'react';
import type { DateField } from '../../domain/forms/field';
import { todayInQatar } from '../../domain/forms/qatarDay';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';
import { ViewingTimes } from './ViewingTimes';

const millisecondsADay = 86_400_000;

/** A date input. Its range is set in the browser, where the current date is known. */
export function FormFieldDate(props: FieldProps<DateField>) {
  const { field, id, error } = props;
  const hours = useContext(ViewingTimes)?.words ?? '';
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  const dayAhead = (days: number) =>
    now === null ? undefined : todayInQatar(new Date(now + days * millisecondsADay));
  return (
    <FormFieldLabelled field={field} id={id} error={error} hintValues={{ hours }}>
      <input
        {...inputProps(props)}
        type="date"
        min={dayAhead(0)}
        max={dayAhead(field.withinDays)}
        className={`${styles.input} ${styles.short}`}
      />
    </FormFieldLabelled>
  );
}
