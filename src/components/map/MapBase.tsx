import { type ComponentProps, useEffect, useState } from 'react';
import { GeoJSON, Pane, TileLayer } from 'react-leaflet';
import * as styles from './MapBase.module.css';
import { openStreetMap, tiles } from './tiles';

/** One transparent pixel, in place of the browser's picture for broken pictures; not Leaflet's own, which it takes for a tile given up. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Coast = ComponentProps<typeof GeoJSON>['data'];

type Props = {
  /** False for our own coast line alone: nothing is fetched from another server. */
  hasTiles: boolean;
  /** Words for whose map it is. */
  attribution: string;
  /** Called when tiles are refused, and when they come again. */
  onMissing: (isMissing: boolean) => void;
};

/** The ground of the map: our own coast line and, over it, the tiles that the visitor has allowed, where they can be had. */
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
          errorTileUrl={nothing}
          attribution={tiles.attribution ?? source}
          eventHandlers={{
            tileerror: () => onMissing(true),
            // The transparent pixel arrives as a tile, too.
            tileload: ({ tile }) => tile.src !== nothing && onMissing(false),
          }}
        />
      )}
    </>
  );
}

function useCoast(): Coast | null {
  const [coast, setCoast] = useState<Coast | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetch('/map/coast.json')
      .then((response) => (response.ok ? response.json() : null))
      .then((found) => isCurrent && setCoast(found))
      // Without it the map has the colour of the sea, and its marks.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, []);
  return coast;
}
