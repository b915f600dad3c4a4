import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { CareerCard } from '../components/careers/CareerCard';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import { EmptyState } from '../components/ui/EmptyState';
import { Section } from '../components/ui/Section';
import type { CareerLandingContent } from '../domain/site/pageContent';

/** Current vacancies, and the reasons to work here. */
export default function CareerLanding({ data }: PageProps<ViewData<CareerLandingContent>>) {
  const { t } = useWords();
  const { careers, ...page } = data.view.content;
  return (
    <BlocksPage page={page}>
      {careers.length > 0 ? (
        <CardsSection cards={careers} least="large">
          {(career) => <CareerCard career={career} level={2} />}
        </CardsSection>
      ) : (
        <Section>
          <EmptyState title={t('careers.none')} text={t('careers.noneText')} />
        </Section>
      )}
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query CareerLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
