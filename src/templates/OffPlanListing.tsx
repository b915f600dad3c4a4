import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { CardsSection } from '../components/blocks/CardsSection';
import { PageTop } from '../components/blocks/PageTop';
import { DevelopmentCard } from '../components/developments/DevelopmentCard';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { OffPlanListingContent } from '../domain/site/pageContent';

/** All off-plan projects and new developments. */
export default function OffPlanListing({ data }: PageProps<ViewData<OffPlanListingContent>>) {
  const { t } = useWords();
  const { projects, developments, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <CardsSection title={t('offPlan.projects')} cards={projects}>
        {(project) => <OffPlanCard project={project} />}
      </CardsSection>
      <CardsSection title={t('offPlan.developments')} ground="sunk" cards={developments}>
        {(development) => <DevelopmentCard development={development} />}
      </CardsSection>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query OffPlanListing($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
