import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Figures.module.css';

export function Figures({ block }: BlockProps<'figures'>) {
  const { code } = useWords();
  return (
    <Section title={block.title} lead={block.lead} ground="deep">
      <dl className={styles.figures}>
        {block.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{formatNumber(value, code)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
