import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Glossary.module.css';

export function Glossary({ block }: BlockProps<'glossary'>) {
  return (
    <Section>
      <dl className={styles.terms}>
        {block.terms.map(({ slug, term, meaning }) => (
          <div key={slug} id={slug}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
