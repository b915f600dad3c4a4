import { type MouseEvent, useEffect, useRef } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './ErrorSummary.module.css';

type Props = {
  id: string;
  /** Id of each input at fault, with what is to be done about it; a new list for each attempt. */
  problems: readonly { id: string; text: string }[];
};

/** All that keeps a form from being sent, in one place, with the way to each field. It takes the focus when it comes. */
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

/** Moves the focus, which a link alone does not, and shows the question with its field. */
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'start' });
}
