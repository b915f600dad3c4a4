import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { ReviewCard } from '../reviews/ReviewCard';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function Reviews({ block }: BlockProps<'reviews'>) {
  const { t, code } = useWords();
  const average = t('reviews.average', { rating: formatNumber(block.average, code, 1), count: block.total });
  const lead = block.lead ? `${block.lead} ${average}` : average;
  return (
    <Section
      title={block.title}
      lead={lead}
      ground="sunk"
      more={{ label: t('reviews.all'), to: '/about/testimonials/' }}
    >
      <CardGrid>
        {block.cards.map((review) => (
          <ReviewCard key={review.slug} review={review} />
        ))}
      </CardGrid>
    </Section>
  );
}
