import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { OfficeCard } from '../components/offices/OfficeCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
import type { ContactContent } from '../domain/site/pageContent';

/** The offices and the contact form. */
export default function Contact({ data }: PageProps<ViewData<ContactContent>>) {
  const { offices, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <Section>
        <CardGrid least="large">
          {offices.map((office) => (
            <OfficeCard key={office.slug} office={office} level={2} />
          ))}
        </CardGrid>
      </Section>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Contact($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
