import { useId } from 'react';
import { noteShortlisted, useShortlist } from '../listings/useShortlist';
import { useWords } from '../locale/useWords';
import * as styles from './ShortlistNote.module.css';

/** A field for the visitor's note about a home. It is stored on every keystroke. */
export function ShortlistNote({ reference }: { reference: string }) {
  const { t } = useWords();
  const id = useId();
  const note = useShortlist().find((home) => home.reference === reference)?.note ?? '';
  return (
    <p className={styles.note}>
      <label htmlFor={id}>{t('shortlist.note')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        dir="auto"
        value={note}
        onChange={(event) => noteShortlisted(reference, event.target.value)}
      />
    </p>
  );
}
