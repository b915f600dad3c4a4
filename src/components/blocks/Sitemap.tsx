import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Sitemap.module.css';

export function Sitemap({ block }: BlockProps<'sitemap'>) {
  const { t } = useWords();
  return (
    <Section>
      {block.sections.map(({ section, links }) => (
        <section key={section ?? ''} className={styles.section}>
          {section && <h2>{t(`blocks.section.${section}`)}</h2>}
          <ul role="list">
            {links.map(({ label, path }) => (
              <li key={path}>
                <LocalLink to={path}>{label}</LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
