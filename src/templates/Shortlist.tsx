import { graphql, type PageProps } from 'gatsby';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ShortlistScreen } from '../components/shortlist/ShortlistScreen';
import { absoluteUrl } from '../domain/site/meta';
import type { PageContent } from '../domain/site/pageContent';

/** The shortlisted homes, with a comparison and a link to share them. */
export default function Shortlist({ data }: PageProps<ViewData<PageContent>>) {
  const { code } = useWords();
  const page = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <ShortlistScreen url={absoluteUrl(page.meta.siteUrl, page.meta.path, code)} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Shortlist($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
