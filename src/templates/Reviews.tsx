import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { useWords } from '../components/locale/useWords';
import { ReviewCard } from '../components/reviews/ReviewCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import type { ReviewsContent } from '../domain/site/pageContent';
import { formatNumber } from '../i18n/format';

/** Clients' reviews, newest first, and their average rating. */
export default function Reviews({ data }: PageProps<ViewData<ReviewsContent>>) {
  const { t, code } = useWords();
  const { reviews, average, ...page } = data.view.content;
  const rating = formatNumber(average, code, 1);
  return (
    <BlocksPage page={page}>
      <CardsSection title={t('reviews.average', { rating, count: reviews.length })} cards={reviews}>
        {(review) => <ReviewCard review={review} />}
      </CardsSection>
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query Reviews($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
