import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { PageContent } from '../domain/site/pageContent';

/** A landing page with links to further pages: buy, rent, services, the UK. */
export default function Landing({ data }: PageProps<ViewData<PageContent>>) {
  return <BlocksPage page={data.view.content} />;
}

export const Head = headOf;

export const query = graphql`
  query Landing($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
