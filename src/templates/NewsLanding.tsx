import { graphql, type PageProps } from 'gatsby';
import { ArticleCard } from '../components/articles/ArticleCard';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
import type { NewsLandingContent } from '../domain/site/pageContent';

/** All articles, newest first. */
export default function NewsLanding({ data }: PageProps<ViewData<NewsLandingContent>>) {
  const { articles, ...page } = data.view.content;
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <Section>
        <CardGrid>
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} level={2} />
          ))}
        </CardGrid>
      </Section>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query NewsLanding($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
