import type { StyleGuideContent } from '../../domain/site/pageContent';
import { AreaCard } from '../areas/AreaCard';
import { ArticleCard } from '../articles/ArticleCard';
import { CareerCard } from '../careers/CareerCard';
import { DevelopmentCard } from '../developments/DevelopmentCard';
import { ListingCard } from '../listings/ListingCard';
import { Video } from '../listings/Video';
import { useWords } from '../locale/useWords';
import { OfficeCard } from '../offices/OfficeCard';
import { OffPlanCard } from '../offPlan/OffPlanCard';
import { ReviewCard } from '../reviews/ReviewCard';
import { TeamMemberCard } from '../team/TeamMemberCard';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';

/** An example of each kind of card, with real content. */
export function StyleGuideCards({ content }: { content: StyleGuideContent }) {
  const { t } = useWords();
  return (
    <Section title={t('styleGuide.cards')}>
      <CardGrid>
        {content.listings.map((listing) => (
          <ListingCard key={listing.reference} listing={listing} />
        ))}
        {content.areas.map((area) => (
          <AreaCard key={area.slug} area={area} />
        ))}
        {content.articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
        {content.offPlan.map((project) => (
          <OffPlanCard key={project.slug} project={project} />
        ))}
        {content.developments.map((development) => (
          <DevelopmentCard key={development.slug} development={development} />
        ))}
        {content.team.map((member) => (
          <TeamMemberCard key={member.slug} member={member} />
        ))}
        {content.offices.map((office) => (
          <OfficeCard key={office.slug} office={office} />
        ))}
        {content.careers.map((career) => (
          <CareerCard key={career.slug} career={career} />
        ))}
        {content.reviews.map((review) => (
          <ReviewCard key={review.slug} review={review} />
        ))}
        {content.videos.map((video) => (
          <Video key={video.provider} video={video} />
        ))}
      </CardGrid>
    </Section>
  );
}
