import { Circle, Polygon } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './MapShape.module.css';

type Props = {
  /** The corners of an outline, or null. */
  outline: readonly Point[] | null;
  /** A circle, or null. */
  around: { point: Point; kilometres: number } | null;
};

/** The limits of the search on the map: an outline, and a circle around a place. */
export function MapShape({ outline, around }: Props) {
  const look = { className: styles.shape ?? '', weight: 2, fillOpacity: 0.12 };
  return (
    <>
      {outline && <Polygon positions={[...outline]} interactive={false} pathOptions={look} />}
      {around && (
        <Circle
          center={around.point}
          radius={around.kilometres * 1000}
          interactive={false}
          pathOptions={look}
        />
      )}
    </>
  );
}
