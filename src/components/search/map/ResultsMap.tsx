import { memo, useCallback, useMemo, useState } from 'react';
import { type Cluster, clusterHomes } from '../../../domain/search/clusterHomes';
import type { Bounds } from '../../../domain/search/filters/bounds';
import type { SearchQuery } from '../../../domain/search/query';
import { areaOf } from '../../../domain/search/searchWords';
import { getLocale } from '../../../i18n/locales';
import { useWords } from '../../locale/useWords';
import { MapCanvas } from '../../map/MapCanvas';
import { MapCard } from '../../map/MapCard';
import type { MapMove, MapView } from '../../map/MapMoves';
import { MapPlace, MapShape } from '../../map/MapShape';
import { placeLabels } from '../../map/placeLabels';
import { useStatus } from '../../ui/useStatus';
import { ResultCard } from '../cards/ResultCard';
import type { SearchIndex } from '../loadSearchIndex';
import { ResultList } from '../results/ResultList';
import { homesAt } from '../results/shownHomes';
import type { ChangeSearch } from '../useSearch';
import { ResultsMapMarks } from './ResultsMap.Marks';
import * as styles from './ResultsMap.module.css';
import { mapFollowing, ResultsMapTools } from './ResultsMap.Tools';
import { useFit } from './useFit';
import { useOpened } from './useOpened';
import { usePlaceLabels } from './usePlaceLabels';

type Props = {
  query: SearchQuery;
  searchIndex: SearchIndex;
  /** Indexes of all homes found, on every page of results. */
  all: Uint32Array;
  pointedAt: string | null;
  /** Called with the home whose card is open, or null when it closes. */
  onChoose: (index: number | null) => void;
  change: ChangeSearch;
};

/** All homes found, on a map. Homes that are close together form a cluster. */
export const ResultsMap = memo(function ResultsMap({
  query,
  searchIndex,
  all,
  pointedAt,
  onChoose,
  change,
}: Props) {
  const { t } = useWords();
  const { status, say } = useStatus();
  const [view, setView] = useState<MapView | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [opened, setOpened] = useOpened(searchIndex.data);
  const [asked, setAsked] = useState<Bounds | null>(null);
  const fit = useFit(query, searchIndex, all, asked);
  const places = usePlaceLabels(searchIndex);
  const clusters = useMemo(() => {
    if (!view) return [];
    const { priceMarkWidth } = getLocale(searchIndex.code);
    return clusterHomes(searchIndex.data, all, view.zoom, widened(view.bounds), priceMarkWidth);
  }, [searchIndex, all, view]);
  const names = useMemo(() => {
    if (!view) return [];
    const marks = clusters.map(({ point }) => point);
    return placeLabels(places, marks, view.zoom);
  }, [places, clusters, view]);
  const searchIn = useCallback(
    (visible: Bounds, isFollowing: boolean) => {
      const bounds = rounded(visible);
      setAsked(bounds);
      setMoved(false);
      // While the search follows the map, its moves share one entry of the history.
      change((now) => ({ ...now, bounds, page: 1 }), isFollowing);
    },
    [change],
  );
  const onView = useCallback(
    (next: MapView, move: MapMove) => {
      setView(next);
      if (move === 'layout') return;
      if (move === 'visitor' && mapFollowing.read()) searchIn(next.bounds, true);
      else setMoved(move === 'visitor');
    },
    [searchIn],
  );
  const open = (cluster: Cluster, mark: HTMLElement | undefined) => {
    setOpened({ cluster, mark });
    // The card of a single home takes the focus and is read out with it.
    if (cluster.homes.length > 1) say(t('results.mapCount', { count: cluster.homes.length }));
    onChoose(cluster.homes.length === 1 ? (cluster.homes[0] ?? null) : null);
  };
  const close = () => {
    if (opened?.mark?.isConnected) opened.mark.focus({ preventScroll: true });
    setOpened(null);
    onChoose(null);
  };
  const place = searchIndex.data.ownPlace;
  const homes = homesAt(searchIndex, opened?.cluster.homes ?? []);
  const [only] = homes;

  return (
    <>
      <MapCanvas
        fit={fit}
        names={names}
        onView={onView}
        over={
          <ResultsMapTools
            hasShape={query.shape !== null}
            view={view}
            isMoved={isMoved}
            onSearchHere={() => view && searchIn(view.bounds, false)}
            change={change}
            say={say}
          />
        }
      >
        <MapShape outline={query.shape} around={aroundOf(query, searchIndex)} />
        {place && <MapPlace point={place.point} name={t('results.travel.yourPlace')} />}
        <ResultsMapMarks
          clusters={clusters}
          searchIndex={searchIndex}
          zoom={view?.zoom ?? 0}
          pointedAt={pointedAt}
          onOpen={open}
          onZoom={({ homes }) => say(t('results.zoomedTo', { count: homes.length }))}
        />
        {opened && only && (
          <MapCard
            key={opened.cluster.key}
            point={opened.cluster.point}
            label={t('results.mapCount', { count: homes.length })}
            closeLabel={t('results.close')}
            onClose={close}
          >
            {homes.length === 1 ? (
              <ResultCard listing={only.card()} first />
            ) : (
              <div className={styles.several}>
                <p>{t('results.mapCount', { count: homes.length })}</p>
                <ResultList homes={homes} small />
              </div>
            )}
          </MapCard>
        )}
      </MapCanvas>
      {status}
    </>
  );
});

/** Enlarges the bounds, so that markers just outside do not pop up at the edge while the map moves. */
function widened({ south, west, north, east }: Bounds): Bounds {
  const [height, width] = [(north - south) * 0.2, (east - west) * 0.2];
  return { south: south - height, north: north + height, west: west - width, east: east + width };
}

/** The circle of a search within a distance of a place. */
function aroundOf({ near }: SearchQuery, { words }: SearchIndex) {
  const { point } = areaOf(words, near?.area) ?? {};
  return near && point ? { point, kilometres: near.kilometres } : null;
}

/** Rounds the bounds as the URL does, so that bounds read from the URL are recognised. */
function rounded({ south, west, north, east }: Bounds): Bounds {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
