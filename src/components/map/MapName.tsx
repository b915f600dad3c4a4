import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './MapName.module.css';

/** The name of a place on the map, hidden from assistive technology. */
export function MapName({ name, point }: { name: string; point: Point }) {
  const icon = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = name;
    element.dir = 'auto';
    element.setAttribute('aria-hidden', 'true');
    return divIcon({ html: element, className: styles.name, iconSize: [0, 0] });
  }, [name]);
  return <Marker position={point} icon={icon} interactive={false} keyboard={false} pane="overlayPane" />;
}
