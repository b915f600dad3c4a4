import Plus from 'lucide-react/icons/plus';
import * as styles from './QuestionList.module.css';

type Props = {
  /** Answers are HTML generated from Markdown when `isHtml` is true, and plain text otherwise. */
  questions: { question: string; answer: string }[];
  isHtml?: boolean;
};

/** Questions that expand to show their answers. They work without JavaScript. */
export function QuestionList({ questions, isHtml = false }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={`expander ${styles.question}`}>
            {question}
            {/* The answers are printed, too (base.css). */}
            <Plus size={20} strokeWidth={1.5} aria-hidden="true" className="screenOnly" />
          </summary>
          {isHtml ? (
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
          ) : (
            <p className={styles.answer}>{answer}</p>
          )}
        </details>
      ))}
    </div>
  );
}
