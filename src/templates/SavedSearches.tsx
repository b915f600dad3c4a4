import { graphql, type PageProps } from 'gatsby';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { SavedSearchesScreen } from '../components/search/saved/SavedSearchesScreen';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { PageContent } from '../domain/site/pageContent';

/** The searches saved on the device and by email. */
export default function SavedSearches({ data }: PageProps<ViewData<PageContent>>) {
  const page = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <SavedSearchesScreen />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query SavedSearches($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
