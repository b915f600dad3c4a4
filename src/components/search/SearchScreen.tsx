import type { SearchContent } from '../../domain/site/pageContent';
import { ListingGrid } from '../listings/ListingGrid';
import { useWords } from '../locale/useWords';
import { LinkPills } from '../ui/LinkPills';
import { PageIntro } from '../ui/PageIntro';
import { Section } from '../ui/Section';

type Props = { content: SearchContent; location: { pathname: string; search: string } };

/** Results of a search: those of the page that was sent, until the browser has its own. */
export function SearchScreen({ content }: Props) {
  const { t } = useWords();
  const { results, popular } = content;
  if (!results) return <PageIntro title={content.meta.title} lead={t('common.loading')} />;
  return (
    <>
      <PageIntro title={results.title} lead={t('search.count', { count: results.total })} />
      <Section>
        <ListingGrid listings={results.cards} level={2} firstSeen={3} />
      </Section>
      {results.types.length > 1 && (
        <Section title={t('search.byType')}>
          <LinkPills links={results.types} />
        </Section>
      )}
      {results.areas.length > 0 && (
        <Section title={t('search.byArea')}>
          <LinkPills links={results.areas} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title={t('search.popular')}>
          <LinkPills links={popular} />
        </Section>
      )}
    </>
  );
}
