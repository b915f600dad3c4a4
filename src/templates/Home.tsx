import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { Hero } from '../components/blocks/Hero';
import { Layout } from '../components/layout/Layout';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { HomeContent } from '../domain/site/pageContent';

/** The first page: what we do, the search, and the newest of everything. */
export default function Home({ data }: PageProps<ViewData<HomeContent>>) {
  const { places, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path}>
      <Hero page={page} places={places} />
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Home($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionary
    }
  }
`;
