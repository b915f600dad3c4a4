import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';

type Props = {
  /** Names the form for those who do not see it. */
  title: string;
  form: RefObject<HTMLFormElement>;
  /** Called after each change in the form. */
  read: () => void;
  fields: ReactNode;
  result: ReactNode;
  /** What needs the full width. */
  below?: ReactNode;
  /** The result in one sentence, for those who listen. */
  said: string;
};

/** The questions beside the answer, which follows every change. */
export function Calculator({ title, form, read, fields, result, below, said }: Props) {
  const { t } = useWords();
  const announced = useAnnouncement(said);
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

/** Long enough that a figure is typed to its end before its result is read out. */
const pause = 1000;

/** A sentence for a live region: silent at first, then what it has become once it stays so. */
function useAnnouncement(sentence: string): string {
  const [said, setSaid] = useState('');
  const before = useRef(sentence);
  useEffect(() => {
    if (sentence === before.current) return;
    const timer = setTimeout(() => {
      before.current = sentence;
      setSaid(sentence);
    }, pause);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}
