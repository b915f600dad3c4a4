import Plus from 'lucide-react/icons/plus';
import * as styles from './QuestionList.module.css';

type Props = {
  /** Answers are HTML from the build's Markdown when `isHtml`, else plain words. */
  questions: { question: string; answer: string }[];
  isHtml?: boolean;
};

/** Questions that open to their answers; they open without script too. */
export function QuestionList({ questions, isHtml = false }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
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
