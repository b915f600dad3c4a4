import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Costs.module.css';

export function Costs({ block }: BlockProps<'costs'>) {
  const { t } = useWords();
  return (
    <Section title={block.title} lead={block.lead}>
      <dl className={styles.rows}>
        {block.rows.map(({ item, amount, note }) => (
          <div key={item} className={styles.row}>
            <dt>{item}</dt>
            <dd>
              <strong>{amount}</strong>
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.asOf}>
        {t('common.asOf')} <FormattedDate iso={block.asOf} />. {t('common.indicative')}
        {block.sources.length > 0 && ` ${t('common.sources')}: `}
        {block.sources.map(({ label, url }, index) => (
          <span key={url}>
            {index > 0 && t('common.listSeparator')}
            <a href={url}>{label}</a>
          </span>
        ))}
      </p>
    </Section>
  );
}
