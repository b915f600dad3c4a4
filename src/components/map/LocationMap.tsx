import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import { CircleMarker, MapContainer, useMap, ZoomControl } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import { useWords } from '../locale/useWords';
import * as styles from './LocationMap.module.css';
import { MapBase } from './MapBase';
import { MapKeys } from './MapKeys';
import { mapMotion } from './mapMotion';
import { TileAnswer, TileQuestion } from './TileQuestion';
import { takeFocus } from './takeFocus';
import { useTileConsent } from './useTileConsent';

type Props = { point: Point; label: string };

/** Zoom levels: close enough to show streets, and far enough to recognise the coast line. */
const zooms = { streets: 15, outline: 11 };

/** A map that marks one place. It loads on request. The mouse wheel scrolls the page instead of zooming the map. */
export function LocationMap({ point, label }: Props) {
  const { t } = useWords();
  const { isAllowed } = useTileConsent();
  const zoom = isAllowed ? zooms.streets : zooms.outline;
  return (
    <section ref={replaceFocus} className={styles.map} dir="ltr" aria-label={label} tabIndex={-1}>
      <TileQuestion />
      <div className={styles.ground}>
        <MapContainer
          {...mapMotion()}
          center={point}
          zoom={zoom}
          scrollWheelZoom={false}
          zoomControl={false}
          className={styles.canvas}
        >
          <ZoomControl zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
          <MapBase hasTiles={isAllowed} attribution="© OpenStreetMap" />
          <MapKeys name={label} />
          <ZoomLevel zoom={zoom} />
          <CircleMarker
            center={point}
            radius={12}
            pathOptions={{ color: '#ffffff', weight: 3, fillColor: '#a94a25', fillOpacity: 1 }}
          />
        </MapContainer>
        <TileAnswer />
      </div>
    </section>
  );
}

/** Takes over the focus of the button that opened the map and disappeared, unless the visitor has moved it meanwhile. */
function replaceFocus(section: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(section);
}

/** Adjusts the zoom level when street tiles become available or unavailable. */
function ZoomLevel({ zoom }: { zoom: number }) {
  const map = useMap();
  useEffect(() => {
    map.setZoom(zoom, { animate: false });
  }, [map, zoom]);
  return null;
}
