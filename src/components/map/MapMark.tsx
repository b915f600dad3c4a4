import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import * as styles from './MapMark.module.css';

type Props = {
  point: Point;
  /** Visible label: a price or a count. */
  label: string;
  /** Accessible name, for visitors who cannot see the position. */
  title: string;
  look: 'home' | 'cluster' | 'offMarket';
  /** True while the listing that it marks is hovered or focused. */
  isActive: boolean;
  onPress: (element: HTMLElement | undefined) => void;
};

/** A marker that can be activated by pointer or Enter. */
export function MapMark({ point, label, title, look, isActive, onPress }: Props) {
  const marker = useRef<LeafletMarker>(null);
  const press = useRef(onPress);
  useLayoutEffect(() => {
    press.current = onPress;
  }, [onPress]);
  // A new icon is a new element, which would lose the focus. State is therefore set as attributes of the existing one.
  const icon = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = label;
    element.dir = 'auto';
    // Without an icon size, the marker is as large as its label.
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
