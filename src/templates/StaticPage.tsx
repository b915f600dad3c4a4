import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { PageContent } from '../domain/site/pageContent';

/** A page of text: guides, services, legal pages and thank-you pages. */
export default function StaticPage({ data }: PageProps<ViewData<PageContent>>) {
  return <BlocksPage page={data.view.content} />;
}

export const Head = headOf;

export const query = graphql`
  query StaticPage($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
