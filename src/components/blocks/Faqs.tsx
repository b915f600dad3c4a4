import { useWords } from '../locale/useWords';
import { QuestionList } from '../ui/QuestionList';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Faqs.module.css';

export function Faqs({ block }: BlockProps<'faqs'>) {
  const { t } = useWords();
  const groups = block.grouped ? [...new Set(block.questions.map(({ group }) => group))] : [null];
  return (
    <Section title={block.title} lead={block.lead}>
      {groups.map((group) => (
        <div key={group ?? 'all'} className={styles.group}>
          {group && <h3>{t(`blocks.faqGroup.${group}`)}</h3>}
          <QuestionList
            isHtml
            questions={block.questions.filter((question) => !group || question.group === group)}
          />
        </div>
      ))}
    </Section>
  );
}
