import { type ComponentProps, useEffect, useState } from 'react';
import { GeoJSON, Pane, TileLayer } from 'react-leaflet';
import { awaitInEffect } from '../ui/awaitInEffect';
import * as styles from './MapBase.module.css';
import { openStreetMap, tiles } from './tiles';

/**
 * A transparent pixel that replaces a failed tile. Leaflet's own empty image cannot serve, because Leaflet takes it for
 * an aborted tile.
 */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Coast = ComponentProps<typeof GeoJSON>['data'];

type Props = {
  /** False to show only our own coast line, which needs no other server. */
  hasTiles: boolean;
  /** Attribution of the map data. */
  attribution: string;
  /** Called with true when tiles fail to load, and with false when they load again. */
  onMissing?: (isMissing: boolean) => void;
};

/** The base layers of the map: our own coast line and, with consent and while they load, the tiles above it. */
export function MapBase({ hasTiles, attribution, onMissing }: Props) {
  const coast = useCoast();
  const source = `<a href="${openStreetMap.address}" target="_blank" rel="noopener" dir="auto">${attribution}</a>`;
  return (
    <>
      <Pane name="coast" style={{ zIndex: 150 }}>
        {coast && (
          <GeoJSON
            data={coast}
            interactive={false}
            attribution={source}
            style={{ className: styles.land, weight: 1 }}
          />
        )}
      </Pane>
      {hasTiles && (
        <TileLayer
          url={tiles.address}
          maxZoom={tiles.deepestZoom}
          className={styles.tiles}
          errorTileUrl={transparentPixel}
          attribution={tiles.attribution ?? source}
          eventHandlers={{
            tileerror: () => onMissing?.(true),
            // The transparent pixel fires `tileload`, too.
            tileload: ({ tile }) => tile.src !== transparentPixel && onMissing?.(false),
          }}
        />
      )}
    </>
  );
}

function useCoast(): Coast | null {
  const [coast, setCoast] = useState<Coast | null>(null);
  useEffect(() => {
    // Without the coast line, the map shows the colour of the sea and its markers.
    const loads = fetch('/map/coast.json').then((response) => (response.ok ? response.json() : null));
    return awaitInEffect(loads, setCoast);
  }, []);
  return coast;
}
