import { graphql, type PageProps } from 'gatsby';
import { ArticleCard } from '../components/articles/ArticleCard';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import type { NewsLandingContent } from '../domain/site/pageContent';

/** All articles, newest first. */
export default function NewsLanding({ data }: PageProps<ViewData<NewsLandingContent>>) {
  const { articles, ...page } = data.view.content;
  return (
    <BlocksPage page={page}>
      <CardsSection cards={articles}>{(article) => <ArticleCard article={article} level={2} />}</CardsSection>
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query NewsLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
