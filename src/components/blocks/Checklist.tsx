import Check from 'lucide-react/icons/check';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Checklist.module.css';

export function Checklist({ block }: BlockProps<'checklist'>) {
  return (
    <Section title={block.title} lead={block.lead}>
      <ul role="list" className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>
            <Check size={20} strokeWidth={1.75} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
