import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { CardsSection } from '../components/blocks/CardsSection';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { TeamMemberCard } from '../components/team/TeamMemberCard';
import type { TeamLandingContent } from '../domain/site/pageContent';

/** All team members by department. */
export default function TeamLanding({ data }: PageProps<ViewData<TeamLandingContent>>) {
  const { t } = useWords();
  const { members, ...page } = data.view.content;
  const departments = [...new Set(members.map(({ department }) => department))];
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      {departments.map((department) => (
        <CardsSection
          key={department}
          title={t(`departments.name.${department}`)}
          cards={members.filter((member) => member.department === department)}
        >
          {(member) => <TeamMemberCard member={member} />}
        </CardsSection>
      ))}
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query TeamLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
