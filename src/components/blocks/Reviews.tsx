import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { ReviewCard } from '../reviews/ReviewCard';
import { CardsSection } from '../ui/CardsSection';
import type { BlockProps } from './BlockProps';

export function Reviews({ block }: BlockProps<'reviews'>) {
  const { t, code } = useWords();
  const average = t('reviews.average', { rating: formatNumber(block.average, code, 1), count: block.total });
  const lead = block.lead ? `${block.lead} ${average}` : average;
  return (
    <CardsSection
      title={block.title}
      lead={lead}
      ground="sunk"
      more={{ label: t('reviews.all'), to: '/about/testimonials/' }}
      cards={block.cards}
    >
      {(review) => <ReviewCard review={review} />}
    </CardsSection>
  );
}
