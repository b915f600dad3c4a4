import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './MapMark.module.css';

type Props = {
  point: Point;
  /** What stands on it: a price, or how many. */
  label: string;
  /** What it is, for those who cannot see where it stands. */
  title: string;
  look: 'home' | 'cluster' | 'offMarket';
  /** True while the home that it stands for is pointed at. */
  isActive: boolean;
  onPress: (element: HTMLElement | undefined) => void;
};

/** Something on the map to press, by pointer or by Enter. */
export function MapMark({ point, label, title, look, isActive, onPress }: Props) {
  const marker = useRef<LeafletMarker>(null);
  const press = useRef(onPress);
  useLayoutEffect(() => {
    press.current = onPress;
  }, [onPress]);
  // A new icon is a new element, without the focus of the old one: states are attributes of it instead.
  const icon = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = label;
    element.dir = 'auto';
    // Without a size of its own it is as large as its label.
    return divIcon({ html: element, className: `${styles.mark} ${styles[look]}`, iconSize: undefined });
  }, [label, look]);

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    const pressByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press.current(element);
    };
    element.setAttribute('aria-label', title);
    element.addEventListener('keydown', pressByKey);
    return () => element.removeEventListener('keydown', pressByKey);
  }, [title, icon]);

  useEffect(() => {
    marker.current?.getElement()?.toggleAttribute('data-active', isActive);
  }, [isActive, icon]);

  return (
    <Marker
      ref={marker}
      position={point}
      icon={icon}
      zIndexOffset={isActive ? 1000 : 0}
      riseOnHover
      eventHandlers={{ click: () => press.current(marker.current?.getElement()) }}
    />
  );
}
