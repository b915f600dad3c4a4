import { isOnMarket } from '../../../domain/content/listingTerms';
import type { Cluster } from '../../../domain/search/clusterHomes';
import { formatNumber, formatPrice } from '../../../i18n/format';
import { useListingHeading } from '../../locale/useListingHeading';
import { useShownPrice } from '../../locale/useShownPrice';
import { useWords } from '../../locale/useWords';
import { MapMark } from '../../map/MapMark';
import { useZoomTo } from '../../map/useZoomTo';
import type { SearchIndex } from '../loadSearchIndex';
import { cardAt } from '../results/cardAt';
import { shortPrice } from './shortPrice';

type Props = {
  clusters: Cluster[];
  searchIndex: SearchIndex;
  zoom: number;
  /** Reference of the home that is hovered or focused in the list. */
  pointedAt: string | null;
  onOpen: (cluster: Cluster, element: HTMLElement | undefined) => void;
  /** Called with a cluster that the visitor zooms in to. */
  onZoom: (cluster: Cluster) => void;
};

/** From this zoom level on, zooming in does not separate the homes of a cluster. */
const maxClusterZoom = 17;

/** Markers for homes, with their price, and for clusters, with their number of homes. */
export function ResultsMapMarks({ clusters, searchIndex, zoom, pointedAt, onOpen, onZoom }: Props) {
  const { t, code } = useWords();
  const shownPrice = useShownPrice();
  const headingOf = useListingHeading();
  const zoomTo = useZoomTo();
  // An accessible name starts with the visible label, for users of voice control (WCAG 2.5.3).
  const separator = t('common.listSeparator');
  return (
    <>
      {clusters.map((cluster) => {
        const { key, point, bounds, homes } = cluster;
        const cards = homes.length === 1 || pointedAt ? homes.map((index) => cardAt(searchIndex, index)) : [];
        const [home] = cards;
        const isActive = cards.some(({ reference }) => reference === pointedAt);
        if (homes.length > 1 || !home) {
          const goNearer = () => {
            zoomTo(bounds);
            onZoom(cluster);
          };
          const isOnePlace = bounds.north - bounds.south < 1e-4 && bounds.east - bounds.west < 1e-4;
          return (
            <MapMark
              key={key}
              point={point}
              look="cluster"
              label={formatNumber(homes.length, code)}
              title={[formatNumber(homes.length, code), t('results.mapCount', { count: homes.length })].join(
                separator,
              )}
              isActive={isActive}
              onPress={(element) =>
                isOnePlace || zoom >= maxClusterZoom ? onOpen(cluster, element) : goNearer()
              }
            />
          );
        }
        const { amount, currency } = shownPrice(home.price.amount, home.price.currency);
        const label = shortPrice(amount, currency, code);
        const where = [home.building, ...home.place].filter(Boolean).slice(0, 2);
        return (
          <MapMark
            key={home.reference}
            point={point}
            look={isOnMarket(home.status) ? 'home' : 'offMarket'}
            label={label}
            title={[label, headingOf(home), ...where, formatPrice(amount, currency, code)].join(separator)}
            isActive={isActive}
            onPress={(element) => onOpen(cluster, element)}
          />
        );
      })}
    </>
  );
}
