import 'leaflet/dist/leaflet.css';
import { type ReactNode, useState } from 'react';
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';
import { useWords } from '../locale/useWords';
import { cornersOf, roomAround } from './cornersOf';
import { MapBase } from './MapBase';
import * as styles from './MapCanvas.module.css';
import { MapKeys } from './MapKeys';
import { type MapMove, MapMoves, type MapView } from './MapMoves';
import { MapName } from './MapName';
import { mapMotion } from './mapMotion';
import type { PlaceLabel } from './placeLabels';
import { TileAnswer, TileQuestion } from './TileQuestion';
import { openStreetMap } from './tiles';
import { useTileConsent } from './useTileConsent';

type Props = {
  /** The bounds to show. A new value moves the map. */
  fit: Bounds;
  /** Place names for our own map, shown when the tiles are unavailable. */
  names: PlaceLabel[];
  onView: (view: MapView, move: MapMove) => void;
  /** Markers and cards. */
  children: ReactNode;
  /** Controls laid over the map. */
  over?: ReactNode;
};

/** A movable map. It is laid out left to right in every language; the cards on it keep the page's direction. */
export function MapCanvas({ fit, names, onView, children, over }: Props) {
  const { t, dir } = useWords();
  const [isMissing, setMissing] = useState(false);
  const { isAllowed } = useTileConsent();
  return (
    <section dir="ltr" className={styles.frame} aria-label={t('results.map')}>
      <TileQuestion />
      <div className={styles.ground}>
        <MapContainer
          {...mapMotion()}
          className={styles.map}
          bounds={cornersOf(fit)}
          boundsOptions={roomAround}
          zoomControl={false}
          attributionControl={false}
          worldCopyJump
          minZoom={4}
          maxZoom={18}
        >
          <ZoomControl
            position={dir === 'rtl' ? 'topleft' : 'topright'}
            zoomInTitle={t('map.zoomIn')}
            zoomOutTitle={t('map.zoomOut')}
          />
          <AttributionControl prefix={false} position={dir === 'rtl' ? 'bottomleft' : 'bottomright'} />
          <MapBase
            hasTiles={isAllowed}
            attribution={t('results.mapAttribution', { source: openStreetMap.name })}
            onMissing={setMissing}
          />
          {(isMissing || !isAllowed) &&
            names.map(({ name, point }) => <MapName key={`${name}${point.lat}`} name={name} point={point} />)}
          <MapKeys name={t('results.map')} />
          <MapMoves fit={fit} onView={onView} />
          {children}
        </MapContainer>
        <TileAnswer />
        {over}
      </div>
    </section>
  );
}
