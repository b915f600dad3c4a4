import { graphql, type PageProps } from 'gatsby';
import { OwnershipNote } from '../components/areas/OwnershipNote';
import { PropertyCosts } from '../components/calculators/PropertyCosts';
import { Form } from '../components/forms/Form';
import { PropertyContact } from '../components/forms/PropertyContact';
import { Layout } from '../components/layout/Layout';
import { Gallery } from '../components/listings/Gallery';
import { ListingCard } from '../components/listings/ListingCard';
import { Permit } from '../components/listings/Permit';
import { PropertyFacts } from '../components/listings/PropertyFacts';
import { PropertyParts } from '../components/listings/PropertyParts';
import { PropertyTop } from '../components/listings/PropertyTop';
import { RecentlyViewed } from '../components/listings/RecentlyViewed';
import { useWords } from '../components/locale/useWords';
import { OffPlanCard } from '../components/offPlan/OffPlanCard';
import { galleryHead } from '../components/seo/galleryHead';
import type { ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Part } from '../components/ui/Part';
import { ScreenOnly } from '../components/ui/ScreenOnly';
import type { PropertyContent } from '../domain/site/detailsContent';

/** A listing: pictures, key information, description, features and contact. */
export default function PropertyDetails({ data }: PageProps<ViewData<PropertyContent>>) {
  const { t } = useWords();
  const content = data.view.content;
  const { listing, gallery, place, project, similar, resultsPath, meta, offMarket } = content;
  const similarHomes = similar.length > 0 && (
    <div className={offMarket ? 'screenOnly' : 'screenOnly atEnd'}>
      <CardsSection
        title={t('property.similar')}
        ground="sunk"
        cards={similar}
        more={{ label: t('property.allLikeThis'), to: resultsPath }}
      >
        {(listing) => <ListingCard listing={listing} />}
      </CardsSection>
    </div>
  );
  return (
    <Layout path={meta.path} breadcrumbs={content.breadcrumbs}>
      <Gallery pictures={gallery} note={content.galleryNote} />
      <PropertyTop content={content} />
      {offMarket && similarHomes}
      <DetailsLayout aside={<PropertyContact content={content} as="card" />}>
        <Part title={t('property.keyInformation')}>
          <PropertyFacts facts={content.facts} />
          {listing.permit && <Permit number={listing.permit} url={content.permitUrl} />}
        </Part>
        {listing.purpose === 'sale' && (
          <OwnershipNote
            place={place}
            price={listing.price.amount}
            unfinished={listing.family === 'off-plan'}
            residency={content.residency}
          />
        )}
        <PropertyParts content={content} />
        <ScreenOnly>
          <PropertyCosts costs={content.costs} />
          {project && (
            <Part title={t('property.project')}>
              <OffPlanCard project={project} />
            </Part>
          )}
          {!offMarket && (
            <Part title={t('property.enquire')} id="enquire">
              <Form form="propertyEnquiry" context={{ reference: listing.reference }} />
            </Part>
          )}
        </ScreenOnly>
      </DetailsLayout>
      {!offMarket && similarHomes}
      <RecentlyViewed reference={listing.reference} />
      <PropertyContact content={content} as="bar" />
    </Layout>
  );
}

export const Head = galleryHead;

export const query = graphql`
  query PropertyDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
