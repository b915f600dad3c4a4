import { Circle, CircleMarker, Polygon } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import { MapName } from './MapName';
import * as styles from './MapShape.module.css';

type Props = {
  /** The corners of an outline, or null. */
  outline: readonly Point[] | null;
  /** A circle, or null. */
  around: { point: Point; kilometres: number } | null;
};

/** The limits of the search on the map: an outline, and a circle around a place. */
export function MapShape({ outline, around }: Props) {
  // A class in `pathOptions` would come too late: Leaflet sets it when it creates the element.
  const look = { className: styles.shape ?? '', interactive: false };
  return (
    <>
      {outline && <Polygon positions={[...outline]} {...look} />}
      {around && <Circle center={around.point} radius={around.kilometres * 1000} {...look} />}
    </>
  );
}

/** The visitor's own place, with its name. */
export function MapPlace({ point, name }: { point: Point; name: string }) {
  return (
    <>
      <CircleMarker center={point} radius={9} className={styles.place ?? ''} interactive={false} />
      <MapName point={point} name={name} isBelow />
    </>
  );
}
