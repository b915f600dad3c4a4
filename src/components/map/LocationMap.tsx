import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import { CircleMarker, MapContainer, useMap } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './LocationMap.module.css';
import { MapBase } from './MapBase';
import { TileAnswer, TileQuestion } from './TileQuestion';
import { useTileConsent } from './useTileConsent';

type Props = { point: Point; label: string };

const passOver = () => {};

/** Near enough for streets; far enough for a coast to be told. */
const zooms = { streets: 15, outline: 11 };

/** A map with one place on it. It is loaded when somebody asks for it; the wheel scrolls the page, not the map. */
export function LocationMap({ point, label }: Props) {
  const { lat, lng } = point;
  const { isAllowed } = useTileConsent();
  const zoom = isAllowed ? zooms.streets : zooms.outline;
  return (
    <section className={styles.map} dir="ltr" aria-label={label}>
      <TileQuestion />
      <div className={styles.ground}>
        <MapContainer center={[lat, lng]} zoom={zoom} scrollWheelZoom={false} className={styles.canvas}>
          <MapBase hasTiles={isAllowed} attribution="© OpenStreetMap" onMissing={passOver} />
          <Nearness zoom={zoom} />
          <CircleMarker
            center={[lat, lng]}
            radius={12}
            pathOptions={{ color: '#ffffff', weight: 3, fillColor: '#a94a25', fillOpacity: 1 }}
          />
        </MapContainer>
        <TileAnswer />
      </div>
    </section>
  );
}

/** Brings the map nearer when streets come, and takes it farther when they go. */
function Nearness({ zoom }: { zoom: number }) {
  const map = useMap();
  useEffect(() => {
    map.setZoom(zoom, { animate: false });
  }, [map, zoom]);
  return null;
}
