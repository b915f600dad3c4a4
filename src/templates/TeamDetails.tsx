import { graphql, type PageProps } from 'gatsby';
import { ArticleCard } from '../components/articles/ArticleCard';
import { Form } from '../components/forms/Form';
import { Layout } from '../components/layout/Layout';
import { ListingCard } from '../components/listings/ListingCard';
import { useWords } from '../components/locale/useWords';
import { ReviewCard } from '../components/reviews/ReviewCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ContactCard } from '../components/team/ContactCard';
import { TeamMemberFacts } from '../components/team/TeamMemberFacts';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { PageIntro } from '../components/ui/PageIntro';
import { Part } from '../components/ui/Part';
import type { TeamMemberContent } from '../domain/site/pageContent';

/** A team member: biography, listings and contact. */
export default function TeamDetails({ data }: PageProps<ViewData<TeamMemberContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { member, biography, homes, reviews, articles, meta, breadcrumbs } = content;
  return (
    <Layout path={meta.path} breadcrumbs={breadcrumbs}>
      <PageIntro title={member.name} lead={member.role} kicker={t(`departments.name.${member.department}`)} />
      <DetailsLayout
        aside={<ContactCard member={member} message={t('team.whatsapp', { name: member.name })} />}
      >
        <div>
          {biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <TeamMemberFacts content={content} />
        <Part title={t('team.write', { name: member.name })} id="form">
          <Form form="contactTeamMember" context={{ subject: member.slug }} />
        </Part>
      </DetailsLayout>
      {homes.length > 0 && (
        <CardsSection title={t('team.homes', { name: member.name })} ground="sunk" cards={homes}>
          {(listing) => <ListingCard listing={listing} />}
        </CardsSection>
      )}
      {reviews.length > 0 && (
        <CardsSection title={t('team.reviews')} cards={reviews}>
          {(review) => <ReviewCard review={review} />}
        </CardsSection>
      )}
      {articles.length > 0 && (
        <CardsSection title={t('team.articles', { name: member.name })} cards={articles}>
          {(article) => <ArticleCard article={article} />}
        </CardsSection>
      )}
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query TeamDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
