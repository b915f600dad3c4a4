import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { DevelopmentCard } from '../components/developments/DevelopmentCard';
import { Form } from '../components/forms/Form';
import { ProjectContact } from '../components/forms/ProjectContact';
import { Layout } from '../components/layout/Layout';
import { FeatureList } from '../components/listings/FeatureList';
import { FloorPlans } from '../components/listings/FloorPlans';
import { Gallery } from '../components/listings/Gallery';
import { ListingCard } from '../components/listings/ListingCard';
import { Location } from '../components/listings/Location';
import { FormattedDate } from '../components/locale/FormattedDate';
import { useWords } from '../components/locale/useWords';
import { SitePlan } from '../components/offPlan/SitePlan';
import { galleryHead } from '../components/seo/galleryHead';
import type { ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { DisplaySwitch } from '../components/ui/DisplaySwitch';
import { Facts } from '../components/ui/Facts';
import { PageIntro } from '../components/ui/PageIntro';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import { QuestionList } from '../components/ui/QuestionList';
import { Section } from '../components/ui/Section';
import type { DevelopmentContent } from '../domain/site/detailsContent';

/** A development: description and the homes available in it. */
export default function NewDevelopmentDetails({ data }: PageProps<ViewData<DevelopmentContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { development, html, gallery, floorPlans, sitePlan, place, agent, homes, others, meta } = content;
  const completion = <FormattedDate iso={development.completion} />;
  const facts = [
    ...development.facts,
    { label: t('offPlan.developer'), value: development.developer },
    { label: t('offPlan.completion'), of: 'offPlan.completion', value: completion },
  ];
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <PageIntro title={development.name} lead={development.lead} kicker={place[0]?.within} />
      <Gallery pictures={gallery} />
      <DetailsLayout aside={<ProjectContact name={development.name} agent={agent} as="card" />}>
        <Facts facts={facts} />
        <Prose html={html} amongParts />
        <Part title={t('details.features')}>
          <FeatureList features={content.features} />
        </Part>
        <OwnershipNote place={place} />
        {sitePlan && (
          <Part title={t('project.sitePlan')}>
            <SitePlan plan={sitePlan} spots={content.sitePlanSpots} />
          </Part>
        )}
        <Part title={t('details.floorPlans')}>
          <FloorPlans plans={floorPlans.map(({ label, picture }) => ({ ...picture, alt: label }))} />
        </Part>
        {development.questions.length > 0 && (
          <Part title={t('common.questions')}>
            <QuestionList questions={development.questions} />
          </Part>
        )}
        <Part title={t('details.location')}>
          <Location point={development.point} near={content.near} />
        </Part>
        <Part title={t('project.registerInterest')} id="interest">
          <Form form="registerInterest" context={{ subject: development.slug }} />
        </Part>
      </DetailsLayout>
      {homes.length > 0 && (
        <Section
          title={t('project.homesIn', { name: development.name })}
          ground="sunk"
          id="availability"
          cardCount={homes.length}
        >
          <DisplaySwitch />
          <CardGrid>
            {homes.map((listing) => (
              <ListingCard key={listing.reference} listing={listing} />
            ))}
          </CardGrid>
        </Section>
      )}
      <CardsSection title={t('offPlan.otherDevelopments')} cards={others}>
        {(other) => <DevelopmentCard development={other} />}
      </CardsSection>
      <ProjectContact name={development.name} agent={agent} as="bar" />
    </Layout>
  );
}

export const Head = galleryHead;

export const query = graphql`
  query NewDevelopmentDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
