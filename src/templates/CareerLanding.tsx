import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { CareerCard } from '../components/careers/CareerCard';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { EmptyState } from '../components/ui/EmptyState';
import { Section } from '../components/ui/Section';
import type { CareerLandingContent } from '../domain/site/pageContent';

/** Current vacancies, and the reasons to work here. */
export default function CareerLanding({ data }: PageProps<ViewData<CareerLandingContent>>) {
  const { t } = useWords();
  const { careers, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      {careers.length > 0 ? (
        <Section>
          <CardGrid least="large">
            {careers.map((career) => (
              <CareerCard key={career.slug} career={career} level={2} />
            ))}
          </CardGrid>
        </Section>
      ) : (
        <Section>
          <EmptyState title={t('careers.none')} text={t('careers.noneText')} />
        </Section>
      )}
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query CareerLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
