import { graphql, type PageProps } from 'gatsby';
import { ArticleCard } from '../components/articles/ArticleCard';
import { Blocks } from '../components/blocks/Blocks';
import { CardsSection } from '../components/blocks/CardsSection';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { headOf, type ViewData } from '../components/seo/headOf';
import type { NewsLandingContent } from '../domain/site/pageContent';

/** All articles, newest first. */
export default function NewsLanding({ data }: PageProps<ViewData<NewsLandingContent>>) {
  const { articles, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <CardsSection cards={articles}>{(article) => <ArticleCard article={article} level={2} />}</CardsSection>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query NewsLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
