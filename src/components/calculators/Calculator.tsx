import type { ReactNode, RefObject } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';
import { useAnnouncement } from './useAnnouncement';

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
