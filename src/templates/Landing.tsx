import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { PageContent } from '../domain/site/pageContent';

/** A landing page with links to further pages: buy, rent, services, the UK. */
export default function Landing({ data }: PageProps<ViewData<PageContent>>) {
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
  query Landing($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
