import { type MouseEvent, useEffect, useRef } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './ErrorSummary.module.css';

type Props = {
  id: string;
  /** The id of each invalid input and how to correct it. Each attempt to send passes a new array. */
  problems: readonly { id: string; text: string }[];
};

/** Lists all errors of a form with links to the fields. It takes the focus when it appears. */
export function ErrorSummary({ id, problems }: Props) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.summary}>
      <h2 id={`${id}-title`}>{t('forms.summary.title')}</h2>
      <p>{t('forms.summary.text', { count: problems.length })}</p>
      <ul role="list">
        {problems.map((problem) => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} onClick={(event) => goToField(event, problem.id)}>
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field, which following the link does not do, and scrolls to its label. */
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'start' });
}
