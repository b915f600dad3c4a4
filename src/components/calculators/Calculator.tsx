import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';

type Props = {
  /** Accessible name of the form. */
  title: string;
  form: RefObject<HTMLFormElement>;
  /** Called after each change of the form. */
  read: () => void;
  fields: ReactNode;
  result: ReactNode;
  /** Content below, at full width. */
  below?: ReactNode;
  /** The result in one sentence, for screen readers. */
  announcement: string;
};

/** Layout of a calculator: form and result side by side. The result is announced after changes. */
export function Calculator({ title, form, read, fields, result, below, announcement }: Props) {
  const { t } = useWords();
  const announced = useAnnouncement(announcement);
  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        aria-label={title}
        className={styles.fields}
        onChange={read}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        {fields}
      </form>
      <section aria-label={t('calculators.result')} className={styles.result}>
        {result}
      </section>
      {below && <div className={styles.below}>{below}</div>}
      <p role="status" className="hidden">
        {announced}
      </p>
    </div>
  );
}

/** Milliseconds without change before the result is announced, so that it is not read while a number is typed. */
const pause = 1000;

/** Returns the text of a live region: empty at first, then the sentence as soon as it has stopped changing. */
function useAnnouncement(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  const before = useRef(sentence);
  useEffect(() => {
    if (sentence === before.current) return;
    const timer = setTimeout(() => {
      before.current = sentence;
      setAnnounced(sentence);
    }, pause);
    return () => clearTimeout(timer);
  }, [sentence]);
  return announced;
}
