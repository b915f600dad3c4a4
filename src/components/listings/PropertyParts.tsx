import type { PropertyContent } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import { ScreenOnly } from '../ui/ScreenOnly';
import { EpcChart } from './EpcChart';
import { FeatureList } from './FeatureList';
import { FloorPlans } from './FloorPlans';
import { Location } from './Location';
import { PriceHistory } from './PriceHistory';
import { Video } from './Video';

/** The sections of a listing page below the key information. A section without content is left out. */
export function PropertyParts({ content }: { content: PropertyContent }) {
  const { t } = useWords();
  const { listing, description, features, floorPlans, video, prices } = content;
  return (
    <>
      <Part title={t('property.description')}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      {Object.keys(features).length > 0 && (
        <Part title={t('details.features')}>
          <FeatureList features={features} />
        </Part>
      )}
      {listing.epc && (
        <Part title={t('epc.title')} of="epc.title">
          <EpcChart epc={listing.epc} />
        </Part>
      )}
      <ScreenOnly>
        {video && (
          <Part title={t('video.title')}>
            <Video video={video} />
          </Part>
        )}
        {floorPlans.length > 0 && (
          <Part title={t('details.floorPlans')}>
            <FloorPlans plans={floorPlans} />
          </Part>
        )}
        {prices && (
          <Part title={t('priceHistory.title')}>
            <PriceHistory prices={prices} {...listing.price} />
          </Part>
        )}
        <Part title={t('details.location')}>
          <Location point={listing.point} near={content.near} />
        </Part>
      </ScreenOnly>
    </>
  );
}
