import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SearchScreen } from '../components/search/SearchScreen';
import { useSearch } from '../components/search/useSearch';
import { useSearchFrame } from '../components/search/useSearchFrame';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { SearchContent } from '../domain/site/pageContent';

/** Results of every family: the first page of them prerendered where there is stock, the rest found in the browser. */
export default function Search({ data }: PageProps<ViewData<SearchContent>>) {
  const content = data.view.content;
  const search = useSearch(content);
  const { title, breadcrumbs } = useSearchFrame(content, search);
  return (
    <Layout path={search.path} breadcrumbs={breadcrumbs}>
      <SearchScreen content={content} search={search} title={title} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Search($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionary
    }
  }
`;
