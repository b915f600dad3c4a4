import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './MapName.module.css';

type Props = {
  name: string;
  point: Point;
  /** True if the point has a mark of its own, which the name must not cover. */
  isBelow?: boolean;
};

/** The name of a place on the map, hidden from assistive technology. */
export function MapName({ name, point, isBelow = false }: Props) {
  const icon = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = name;
    element.dir = 'auto';
    element.setAttribute('aria-hidden', 'true');
    return divIcon({ html: element, className: isBelow ? styles.below : styles.name, iconSize: [0, 0] });
  }, [name, isBelow]);
  return <Marker position={point} icon={icon} interactive={false} keyboard={false} pane="overlayPane" />;
}
