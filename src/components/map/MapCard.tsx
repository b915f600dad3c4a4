import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { Point } from '../../domain/content/fields';
import { useWords } from '../locale/useWords';
import * as styles from './MapCard.module.css';
import { takeFocus } from './takeFocus';

type Props = { point: Point; label: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** A card above a marker with details of what it marks. It takes the focus when it opens, and Escape closes it. */
export function MapCard({ point, label, closeLabel, onClose, children }: Props) {
  const { dir } = useWords();
  // Where text is enlarged, the map may be narrower than the usual card.
  const width = Math.min(290, useMap().getSize().x - 32);
  const isUnmounting = useRef(false);
  // Leaflet fires `remove` both when it closes a card and when React unmounts one. Only the former calls `onClose`.
  useLayoutEffect(() => {
    isUnmounting.current = false;
    return () => {
      isUnmounting.current = true;
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Popup
      position={point}
      className={styles.popup}
      closeButton={false}
      minWidth={width}
      maxWidth={width}
      offset={[0, -14]}
      // Above the card there is room for the controls at the top of the map, which would cover its close button.
      autoPanPaddingTopLeft={[16, 72]}
      autoPanPaddingBottomRight={[16, 16]}
      closeOnEscapeKey={false}
      eventHandlers={{ remove: () => isUnmounting.current || onClose() }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it contains a listing, not form fields. */}
      <div
        ref={takeFocus}
        dir={dir}
        className={styles.card}
        role="group"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
      >
        <button
          type="button"
          className={`iconButton ${styles.close}`}
          onClick={onClose}
          aria-label={closeLabel}
        >
          <X size={18} aria-hidden="true" />
        </button>
        {children}
      </div>
    </Popup>
  );
}
