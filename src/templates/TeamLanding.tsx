import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { TeamMemberCard } from '../components/team/TeamMemberCard';
import { CardsSection } from '../components/ui/CardsSection';
import type { TeamLandingContent } from '../domain/site/pageContent';

/** All team members by department. */
export default function TeamLanding({ data }: PageProps<ViewData<TeamLandingContent>>) {
  const { t } = useWords();
  const { members, ...page } = data.view.content;
  const departments = [...new Set(members.map(({ department }) => department))];
  return (
    <BlocksPage page={page}>
      {departments.map((department) => (
        <CardsSection
          key={department}
          title={t(`departments.name.${department}`)}
          cards={members.filter((member) => member.department === department)}
        >
          {(member) => <TeamMemberCard member={member} />}
        </CardsSection>
      ))}
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query TeamLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
