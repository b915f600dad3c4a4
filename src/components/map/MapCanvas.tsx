import 'leaflet/dist/leaflet.css';
import { type ReactNode, useState } from 'react';
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';
import { useWords } from '../locale/useWords';
import { MapBase } from './MapBase';
import * as styles from './MapCanvas.module.css';
import { MapMoves, type MapView } from './MapMoves';
import { MapName } from './MapName';
import type { PlaceLabel } from './placeLabels';
import { TileAnswer, TileQuestion } from './TileQuestion';
import { useTileConsent } from './useTileConsent';

export type MapWords = { title: string; zoomIn: string; zoomOut: string; attribution: string };

type Props = {
  words: MapWords;
  /** The bounds to show. A new value moves the map. */
  fit: Bounds;
  /** Place names for our own map, shown when the tiles are unavailable. */
  names: PlaceLabel[];
  onView: (view: MapView, byVisitor: boolean) => void;
  /** Markers and cards. */
  children: ReactNode;
  /** Controls laid over the map. */
  over?: ReactNode;
};

/** A movable map. It is laid out left to right in every language; the cards on it keep the page's direction. */
export function MapCanvas({ words, fit, names, onView, children, over }: Props) {
  const { dir } = useWords();
  const [isMissing, setMissing] = useState(false);
  const { isAllowed } = useTileConsent();
  return (
    <section dir="ltr" className={styles.frame} aria-label={words.title}>
      <TileQuestion />
      <div className={styles.ground}>
        <MapContainer
          className={styles.map}
          bounds={[
            [fit.south, fit.west],
            [fit.north, fit.east],
          ]}
          boundsOptions={{ padding: [48, 48], maxZoom: 15 }}
          zoomControl={false}
          attributionControl={false}
          worldCopyJump
          minZoom={4}
          maxZoom={18}
        >
          <ZoomControl
            position={dir === 'rtl' ? 'topleft' : 'topright'}
            zoomInTitle={words.zoomIn}
            zoomOutTitle={words.zoomOut}
          />
          <AttributionControl prefix={false} position={dir === 'rtl' ? 'bottomleft' : 'bottomright'} />
          <MapBase hasTiles={isAllowed} attribution={words.attribution} onMissing={setMissing} />
          {(isMissing || !isAllowed) &&
            names.map(({ name, point }) => <MapName key={`${name}${point.lat}`} name={name} point={point} />)}
          <MapMoves fit={fit} onView={onView} />
          {children}
        </MapContainer>
        <TileAnswer />
        {over}
      </div>
    </section>
  );
}
