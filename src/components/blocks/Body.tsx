import { OtherWays } from '../forms/OtherWays';
import { useWords } from '../locale/useWords';
import { Beside } from '../ui/Beside';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import * as styles from './Body.module.css';

/** The fewest headings that get a list of contents. */
const leastHeadings = 3;

/** The long text of a page. On a wide screen, its headings and the ways to ask about it are beside it. */
export function Body({ block: { html } }: BlockProps<'body'>) {
  const { t } = useWords();
  const headings = headingsOf(html);
  return (
    <Section>
      <Beside
        wideOnly
        aside={
          <>
            {headings.length >= leastHeadings && (
              <nav aria-label={t('common.contents')}>
                <p aria-hidden="true" className={styles.title}>
                  {t('common.contents')}
                </p>
                <ol role="list" className={styles.contents}>
                  {headings.map(({ id, label }) => (
                    <li key={id}>
                      <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: label }} />
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <section aria-label={t('common.talk')} className="stack">
              <p aria-hidden="true" className={styles.title}>
                {t('common.talk')}
              </p>
              <OtherWays subject={t('common.askMessage')} />
            </section>
          </>
        }
      >
        <Prose html={html} />
      </Beside>
    </Section>
  );
}

/** The main headings of a text with their ids. The build has made the HTML, so its form is known. */
function headingsOf(html: string): { id: string; label: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    label: inner.replaceAll(/<[^>]+>/g, ''),
  }));
}
