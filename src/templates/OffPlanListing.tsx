import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { DevelopmentCard } from '../components/developments/DevelopmentCard';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import type { OffPlanListingContent } from '../domain/site/pageContent';

/** All off-plan projects and new developments. */
export default function OffPlanListing({ data }: PageProps<ViewData<OffPlanListingContent>>) {
  const { t } = useWords();
  const { projects, developments, ...page } = data.view.content;
  return (
    <BlocksPage page={page}>
      <CardsSection title={t('offPlan.projects')} cards={projects}>
        {(project) => <OffPlanCard project={project} />}
      </CardsSection>
      <CardsSection title={t('offPlan.developments')} ground="sunk" cards={developments}>
        {(development) => <DevelopmentCard development={development} />}
      </CardsSection>
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query OffPlanListing($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
