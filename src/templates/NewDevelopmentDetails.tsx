import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { DevelopmentCard } from '../components/developments/DevelopmentCard';
import { Form } from '../components/forms/Form';
import { Layout } from '../components/layout/Layout';
import { FeatureList } from '../components/listings/FeatureList';
import { FloorPlans } from '../components/listings/FloorPlans';
import { Gallery } from '../components/listings/Gallery';
import { ListingGrid } from '../components/listings/ListingGrid';
import { FormattedDate } from '../components/locale/FormattedDate';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ContactCard } from '../components/team/ContactCard';
import { ButtonAnchor } from '../components/ui/Button';
import { CardGrid } from '../components/ui/CardGrid';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Facts } from '../components/ui/Facts';
import { PageIntro } from '../components/ui/PageIntro';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import { QuestionList } from '../components/ui/QuestionList';
import { Section } from '../components/ui/Section';
import type { DevelopmentContent } from '../domain/site/pageContent';

/** A new development: what it is like, and the homes that are to be had in it. */
export default function NewDevelopmentDetails({ data }: PageProps<ViewData<DevelopmentContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { development, html, gallery, floorPlans, sitePlan, place, agent, homes, others, meta } = content;
  const facts = [
    ...development.facts,
    { label: t('offPlan.developer'), value: development.developer },
    { label: t('offPlan.completion'), value: <FormattedDate iso={development.completion} /> },
  ];
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <PageIntro title={development.name} lead={development.lead} kicker={place[0]?.within} />
      <Gallery pictures={gallery} />
      <DetailsLayout
        aside={
          <ContactCard member={agent} message={t('offPlan.whatsapp', { name: development.name })}>
            <ButtonAnchor href="#interest">{t('offPlan.registerInterest')}</ButtonAnchor>
          </ContactCard>
        }
      >
        <Facts facts={facts} />
        <Prose html={html} />
        <Part title={t('property.features')}>
          <FeatureList features={content.features} />
        </Part>
        <OwnershipNote place={place} />
        {sitePlan && (
          <Part title={t('offPlan.sitePlan')}>
            <FloorPlans plans={[sitePlan]} />
          </Part>
        )}
        <Part title={t('property.floorPlans')}>
          <FloorPlans plans={floorPlans.map(({ label, picture }) => ({ ...picture, alt: label }))} />
        </Part>
        {development.questions.length > 0 && (
          <Part title={t('common.questions')}>
            <QuestionList questions={development.questions} />
          </Part>
        )}
        <Part title={t('offPlan.registerInterest')} id="interest">
          <Form form="registerInterest" context={{ subject: development.slug }} />
        </Part>
      </DetailsLayout>
      {homes.length > 0 && (
        <Section title={t('offPlan.homesIn', { name: development.name })} ground="sunk">
          <ListingGrid listings={homes} />
        </Section>
      )}
      <Section title={t('offPlan.otherDevelopments')}>
        <CardGrid>
          {others.map((other) => (
            <DevelopmentCard key={other.slug} development={other} />
          ))}
        </CardGrid>
      </Section>
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query NewDevelopmentDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionary
    }
  }
`;
