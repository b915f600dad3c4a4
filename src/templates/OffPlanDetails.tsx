import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { Form } from '../components/forms/Form';
import { Layout } from '../components/layout/Layout';
import { FeatureList } from '../components/listings/FeatureList';
import { FloorPlans } from '../components/listings/FloorPlans';
import { Gallery } from '../components/listings/Gallery';
import { useWords } from '../components/locale/useWords';
import { Availability } from '../components/offPlan/Availability';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { OffPlanTop } from '../components/offPlan/OffPlanTop';
import { PaymentPlan } from '../components/offPlan/PaymentPlan';
import { Timeline } from '../components/offPlan/Timeline';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ContactCard } from '../components/team/ContactCard';
import { ButtonAnchor } from '../components/ui/Button';
import { CardGrid } from '../components/ui/CardGrid';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import { QuestionList } from '../components/ui/QuestionList';
import { Section } from '../components/ui/Section';
import type { OffPlanContent } from '../domain/site/pageContent';

/** A project that is sold before it is finished: what, when, which units, and how it is paid. */
export default function OffPlanDetails({ data }: PageProps<ViewData<OffPlanContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { project, html, gallery, floorPlans, sitePlan, place, agent, units, others, meta } = content;
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <Gallery pictures={gallery} />
      <OffPlanTop content={content} />
      <DetailsLayout
        aside={
          <ContactCard member={agent} message={t('offPlan.whatsapp', { name: project.name })}>
            <ButtonAnchor href="#interest">{t('offPlan.registerInterest')}</ButtonAnchor>
          </ContactCard>
        }
      >
        <Prose html={html} />
        <Part title={t('offPlan.availability')} id="availability">
          <Availability units={units} />
        </Part>
        <Part title={t('offPlan.paymentPlan')}>
          <PaymentPlan steps={project.paymentPlan} />
        </Part>
        <Part title={t('offPlan.timeline')}>
          <Timeline steps={project.timeline} />
        </Part>
        {sitePlan && (
          <Part title={t('offPlan.sitePlan')}>
            <FloorPlans plans={[sitePlan]} />
          </Part>
        )}
        {floorPlans.length > 0 && (
          <Part title={t('property.floorPlans')}>
            <FloorPlans plans={floorPlans} />
          </Part>
        )}
        <Part title={t('property.features')}>
          <FeatureList features={content.features} />
        </Part>
        <OwnershipNote place={place} />
        {project.questions.length > 0 && (
          <Part title={t('common.questions')}>
            <QuestionList questions={project.questions} />
          </Part>
        )}
        <Part title={t('offPlan.registerInterest')} id="interest">
          <Form form="registerInterest" context={{ subject: project.slug }} />
        </Part>
      </DetailsLayout>
      <Section title={t('offPlan.others')} ground="sunk" more={{ label: t('offPlan.all'), to: '/offplan/' }}>
        <CardGrid>
          {others.map((other) => (
            <OffPlanCard key={other.slug} project={other} />
          ))}
        </CardGrid>
      </Section>
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query OffPlanDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionary
    }
  }
`;
