import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { CardsSection } from '../components/blocks/CardsSection';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { OfficeCard } from '../components/offices/OfficeCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { ContactContent } from '../domain/site/pageContent';

/** The offices and the contact form. */
export default function Contact({ data }: PageProps<ViewData<ContactContent>>) {
  const { offices, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <CardsSection cards={offices} least="large">
        {(office) => <OfficeCard office={office} level={2} />}
      </CardsSection>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Contact($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
