import { useContext } from 'react';
import type { SlotField } from '../../domain/forms/field';
import { allSlots, slotTimes } from '../../domain/forms/slots';
import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { FormFieldRadios } from './FormField.Radios';
import type { FieldProps } from './fieldProps';
import { ViewingTimes } from './ViewingTimes';

/** A part of the offices' day. All are offered: which of them a day has is told beside the day, and when it is sent. */
export function FormFieldSlot(props: FieldProps<SlotField>) {
  const { t } = useWords();
  const slots = useContext(ViewingTimes)?.slots ?? [];
  const options = allSlots(slots).map((slot) => ({
    value: slot,
    words: t(props.field.part, slotTimes(slot)),
  }));
  return <FormFieldRadios {...props} options={options} layout={styles.slots} />;
}
