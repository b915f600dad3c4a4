import { memo } from 'react';
import { useRateNote } from '../../locale/useRateNote';
import * as styles from './RateNote.module.css';

/** Beneath the homes: by which rate their prices are shown in another currency. */
export const RateNote = memo(function RateNote({ own }: { own: string }) {
  const note = useRateNote(own);
  return note && <p className={styles.note}>{note}</p>;
});
