import 'leaflet/dist/leaflet.css';
import { CircleMarker, MapContainer } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './LocationMap.module.css';
import { MapBase } from './MapBase';

type Props = { point: Point; label: string };

const passOver = () => {};

/** A map with one place on it. It is loaded when somebody asks for it; the wheel scrolls the page, not the map. */
export function LocationMap({ point, label }: Props) {
  const { lat, lng } = point;
  return (
    <section className={styles.map} dir="ltr" aria-label={label}>
      <MapContainer center={[lat, lng]} zoom={15} scrollWheelZoom={false} className={styles.canvas}>
        <MapBase attribution="© OpenStreetMap" onMissing={passOver} />
        <CircleMarker
          center={[lat, lng]}
          radius={12}
          pathOptions={{ color: '#ffffff', weight: 3, fillColor: '#a94a25', fillOpacity: 1 }}
        />
      </MapContainer>
    </section>
  );
}
