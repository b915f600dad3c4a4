import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { Hero } from '../components/blocks/Hero';
import { Layout } from '../components/layout/Layout';
import { useSiteFrameIn } from '../components/layout/useSiteFrame';
import type { ViewContext, ViewData } from '../components/seo/headOf';
import { PageHead } from '../components/seo/PageHead';
import type { PageContent } from '../domain/site/pageContent';
import { agencyMarkup, standalone } from '../domain/site/structuredData';

/** The home page: the search form, services and the latest content. */
export default function Home({ data }: PageProps<ViewData<PageContent>>) {
  const page = data.view.content;
  return (
    <Layout path={page.meta.path}>
      <Hero page={page} />
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

/** The Head of the home page, with structured data about the organisation. */
export function Head({ data, pageContext }: HeadProps<ViewData<PageContent>, ViewContext>) {
  const { meta } = data.view.content;
  const code = pageContext.language;
  const agency = agencyMarkup({ siteUrl: meta.siteUrl, code }, useSiteFrameIn(code));
  return <PageHead meta={meta} code={code} markup={[standalone(agency)]} />;
}

export const query = graphql`
  query Home($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
