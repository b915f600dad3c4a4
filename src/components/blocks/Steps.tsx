import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Steps.module.css';

export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section title={block.title} lead={block.lead} ground="sunk">
      <ol role="list" className={styles.steps}>
        {block.steps.map(({ title, text, who, time }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {(who || time) && <p className="soft">{[who, time].filter(Boolean).join(' · ')}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
