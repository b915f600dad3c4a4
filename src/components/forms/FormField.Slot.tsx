import { useContext } from 'react';
import type { SlotField } from '../../domain/forms/field';
import { allSlots, slotTimes } from '../../domain/forms/slots';
import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { FormFieldRadios } from './FormField.Radios';
import type { FieldProps } from './fieldProps';
import { ViewingTimes } from './ViewingTimes';

/**
 * A choice of a time of day within office hours. All times are offered; a hint beside the date names those available on
 * that day, and submitting checks them.
 */
export function FormFieldSlot(props: FieldProps<SlotField>) {
  const { t, code } = useWords();
  const slots = useContext(ViewingTimes)?.slots ?? [];
  const options = allSlots(slots).map((slot) => ({
    value: slot,
    words: t(props.field.part, slotTimes(slot, code)),
  }));
  return <FormFieldRadios {...props} options={options} layout={styles.slots} />;
}
