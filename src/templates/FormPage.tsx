import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { PageContent } from '../domain/site/pageContent';

/** A page whose main content is a form. */
export default function FormPage({ data }: PageProps<ViewData<PageContent>>) {
  const page = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query FormPage($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
