import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { DevelopmentCard } from '../components/developments/DevelopmentCard';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
import type { OffPlanListingContent } from '../domain/site/pageContent';

/** All off-plan projects and new developments. */
export default function OffPlanListing({ data }: PageProps<ViewData<OffPlanListingContent>>) {
  const { t } = useWords();
  const { projects, developments, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <Section title={t('offPlan.projects')}>
        <CardGrid>
          {projects.map((project) => (
            <OffPlanCard key={project.slug} project={project} />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('offPlan.developments')} ground="sunk">
        <CardGrid>
          {developments.map((development) => (
            <DevelopmentCard key={development.slug} development={development} />
          ))}
        </CardGrid>
      </Section>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query OffPlanListing($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
