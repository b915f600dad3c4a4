import { graphql, type PageProps } from 'gatsby';
import { AreaCard } from '../components/areas/AreaCard';
import { ArticleCard } from '../components/articles/ArticleCard';
import { ArticleTop } from '../components/articles/ArticleTop';
import { Sources } from '../components/articles/Sources';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ContactCard } from '../components/team/ContactCard';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Prose } from '../components/ui/Prose';
import type { ArticleContent } from '../domain/site/pageContent';

/** An article, its author and related articles. */
export default function NewsDetails({ data }: PageProps<ViewData<ArticleContent>>) {
  const { t } = useWords();
  const { article, html, author, areas, others, meta, breadcrumbs } = data.view.content;
  return (
    <Layout path={meta.path} breadcrumbs={breadcrumbs}>
      <article>
        <ArticleTop article={article} />
        <DetailsLayout
          aside={<ContactCard member={author} message={t('articles.whatsapp', { title: article.title })} />}
        >
          <Prose html={html} />
          <Sources sources={article.sources} updated={article.updated} />
        </DetailsLayout>
      </article>
      {areas.length > 0 && (
        <CardsSection title={t('articles.areas')} ground="sunk" cards={areas}>
          {(area) => <AreaCard area={area} />}
        </CardsSection>
      )}
      <CardsSection
        title={t('articles.next')}
        more={{ label: t('articles.all'), to: '/articles/' }}
        cards={others}
      >
        {(other) => <ArticleCard article={other} />}
      </CardsSection>
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query NewsDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
