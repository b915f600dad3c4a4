import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { Form } from '../components/forms/Form';
import { PropertyContact } from '../components/forms/PropertyContact';
import { Layout } from '../components/layout/Layout';
import { FeatureList } from '../components/listings/FeatureList';
import { FloorPlans } from '../components/listings/FloorPlans';
import { Gallery } from '../components/listings/Gallery';
import { ListingGrid } from '../components/listings/ListingGrid';
import { PriceHistory } from '../components/listings/PriceHistory';
import { PropertyFacts } from '../components/listings/PropertyFacts';
import { PropertyTop } from '../components/listings/PropertyTop';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Part } from '../components/ui/Part';
import { Section } from '../components/ui/Section';
import type { PropertyContent } from '../domain/site/pageContent';

/** One home: pictures, key information, description, features, and whom to ask. */
export default function PropertyDetails({ data }: PageProps<ViewData<PropertyContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { listing, gallery, floorPlans, description, place, project, similar, resultsPath, meta } = content;
  const isGone = listing.status === 'sold' || listing.status === 'let-agreed';
  const similarHomes = similar.length > 0 && (
    <Section
      title={t('property.similar')}
      ground="sunk"
      more={{ label: t('property.allLikeThis'), to: resultsPath }}
    >
      <ListingGrid listings={similar} />
    </Section>
  );
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <Gallery pictures={gallery} />
      <PropertyTop content={content} />
      {isGone && similarHomes}
      <DetailsLayout aside={<PropertyContact content={content} />}>
        <Part title={t('property.keyInformation')}>
          <PropertyFacts content={content} />
        </Part>
        <Part title={t('property.description')}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        {content.features.length > 0 && (
          <Part title={t('property.features')}>
            <FeatureList features={content.features} />
          </Part>
        )}
        {listing.purpose === 'sale' && <OwnershipNote place={place} />}
        {floorPlans.length > 0 && (
          <Part title={t('property.floorPlans')}>
            <FloorPlans plans={floorPlans} />
          </Part>
        )}
        {listing.priceHistory.length > 0 && (
          <Part title={t('property.priceHistory')}>
            <PriceHistory listing={listing} />
          </Part>
        )}
        {project && (
          <Part title={t('property.project')}>
            <OffPlanCard project={project} />
          </Part>
        )}
        {!isGone && (
          <Part title={t('property.enquire')} id="enquire">
            <Form form="propertyEnquiry" context={{ reference: listing.reference }} />
          </Part>
        )}
      </DetailsLayout>
      {!isGone && similarHomes}
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query PropertyDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionary
    }
  }
`;
