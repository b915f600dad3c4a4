import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { Form } from '../components/forms/Form';
import { ProjectContact } from '../components/forms/ProjectContact';
import { Layout } from '../components/layout/Layout';
import { FeatureList } from '../components/listings/FeatureList';
import { FloorPlans } from '../components/listings/FloorPlans';
import { Gallery } from '../components/listings/Gallery';
import { Location } from '../components/listings/Location';
import { ShortlistButton } from '../components/listings/ShortlistButton';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { OffPlanTop } from '../components/offPlan/OffPlanTop';
import { ProjectUnits } from '../components/offPlan/ProjectUnits';
import { Timeline } from '../components/offPlan/Timeline';
import { galleryHead } from '../components/seo/galleryHead';
import type { ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import { QuestionList } from '../components/ui/QuestionList';
import { ScreenOnly } from '../components/ui/ScreenOnly';
import type { OffPlanContent } from '../domain/site/detailsContent';
import { projectReference } from '../domain/site/shortlistLink';

/** An off-plan project: description, timeline, units and payment plan. */
export default function OffPlanDetails({ data }: PageProps<ViewData<OffPlanContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { project, html, gallery, floorPlans, place, agent, others, meta } = content;
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <Gallery pictures={gallery} />
      <OffPlanTop content={content}>
        <ShortlistButton listing={{ reference: projectReference(project.slug) }} home={project.name} named />
      </OffPlanTop>
      <DetailsLayout
        aside={<ProjectContact name={project.name} agent={agent} brochure={content.brochure} as="card" />}
      >
        <Prose html={html} amongParts />
        <ProjectUnits content={content} />
        <Part title={t('project.timeline')}>
          <Timeline steps={project.timeline} />
        </Part>
        {floorPlans.length > 0 && (
          <Part title={t('details.floorPlans')}>
            <FloorPlans plans={floorPlans} />
          </Part>
        )}
        <Part title={t('details.features')}>
          <FeatureList features={content.features} />
        </Part>
        <OwnershipNote place={place} />
        {project.questions.length > 0 && (
          <Part title={t('common.questions')}>
            <QuestionList questions={project.questions} />
          </Part>
        )}
        <Part title={t('details.location')}>
          <Location point={project.point} near={content.near} />
        </Part>
        <ScreenOnly>
          <Part title={t('project.registerInterest')} id="interest">
            <Form form="registerInterest" context={{ subject: project.slug }} />
          </Part>
        </ScreenOnly>
      </DetailsLayout>
      <CardsSection
        title={t('offPlan.otherDevelopments')}
        ground="sunk"
        more={{ label: t('offPlan.all'), to: '/offplan/' }}
        cards={others}
      >
        {(other) => <OffPlanCard project={other} />}
      </CardsSection>
      <ProjectContact name={project.name} agent={agent} as="bar" />
    </Layout>
  );
}

export const Head = galleryHead;

export const query = graphql`
  query OffPlanDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
