import { graphql, type PageProps } from 'gatsby';
import { Blocks } from '../components/blocks/Blocks';
import { PageTop } from '../components/blocks/PageTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { ReviewCard } from '../components/reviews/ReviewCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
import type { ReviewsContent } from '../domain/site/pageContent';
import { formatNumber } from '../i18n/format';

/** Clients' reviews, newest first, and their average rating. */
export default function Reviews({ data }: PageProps<ViewData<ReviewsContent>>) {
  const { t, code } = useWords();
  const { reviews, average, ...page } = data.view.content;
  const rating = formatNumber(average, code, 1);
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      <Section title={t('reviews.average', { rating, count: reviews.length })}>
        <CardGrid>
          {reviews.map((review) => (
            <ReviewCard key={review.slug} review={review} />
          ))}
        </CardGrid>
      </Section>
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query Reviews($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
