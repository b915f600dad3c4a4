import { graphql, type PageProps } from 'gatsby';
import { AreaCard } from '../components/areas/AreaCard';
import { AreaTop } from '../components/areas/AreaTop';
import { Nearby } from '../components/areas/Nearby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { StockFigures } from '../components/areas/StockFigures';
import { Sources } from '../components/articles/Sources';
import { Layout } from '../components/layout/Layout';
import { Gallery } from '../components/listings/Gallery';
import { ListingCard } from '../components/listings/ListingCard';
import { useWords } from '../components/locale/useWords';
import { feedHead } from '../components/seo/feedHead';
import type { ViewData } from '../components/seo/headOf';
import { TeamMemberCard } from '../components/team/TeamMemberCard';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { FeedLinks } from '../components/ui/FeedLinks';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import { QuestionList } from '../components/ui/QuestionList';
import type { AreaGuideContent } from '../domain/site/pageContent';

/** An area guide: description, figures, nearby places and homes in the area. */
export default function AreaGuideDetails({ data }: PageProps<ViewData<AreaGuideContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { area, place, sources, figures, rent, sale, others, agents, meta } = content;
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <AreaTop content={content} />
      <Gallery pictures={[content.picture, ...content.gallery]} />
      <DetailsLayout aside={<Nearby places={content.nearby} />}>
        <Prose html={content.html} />
        <OwnershipNote place={place} />
        <Part title={t('areas.figures')} id="figures">
          <StockFigures figures={figures} />
        </Part>
        <Part title={t('common.questions')}>
          <QuestionList questions={content.questions} />
        </Part>
        <Sources sources={sources} updated={area.updated} />
        <FeedLinks path={meta.path} />
      </DetailsLayout>
      {[
        { key: 'rent', ...rent },
        { key: 'sale', ...sale },
      ].map(
        ({ key, cards, total, path }) =>
          cards.length > 0 && (
            <CardsSection
              key={key}
              title={t(`areas.homesFor.${key}`, { name: area.name })}
              cards={cards}
              more={{ label: t('listingsLink.seeAll', { count: total }), to: path }}
            >
              {(listing) => <ListingCard listing={listing} />}
            </CardsSection>
          ),
      )}
      {agents.length > 0 && (
        <CardsSection title={t('areas.agents', { name: area.name })} ground="sunk" cards={agents}>
          {(member) => <TeamMemberCard member={member} />}
        </CardsSection>
      )}
      <CardsSection
        title={t('areas.near')}
        more={{ label: t('areas.all'), to: '/buy/community-guides/' }}
        cards={others}
      >
        {(other) => <AreaCard area={other} />}
      </CardsSection>
    </Layout>
  );
}

export const Head = feedHead;

export const query = graphql`
  query AreaGuideDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
