import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { TeamMemberCard } from '../components/team/TeamMemberCard';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
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
        <Section key={department} title={t(`departments.name.${department}`)}>
          <CardGrid>
            {members
              .filter((member) => member.department === department)
              .map((member) => (
                <TeamMemberCard key={member.slug} member={member} />
              ))}
          </CardGrid>
        </Section>
      ))}
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query TeamLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
