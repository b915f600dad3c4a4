import MapPin from 'lucide-react/icons/map-pin';
import type { KeyboardEvent } from 'react';
import type { Point } from '../../domain/content/fields';
import type { Bounds } from '../../domain/search/filters/bounds';
import { roundPoint } from '../../domain/search/shape';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './MapDraw.module.css';
import { pointAt } from './outline';
import { takeFocusInView } from './takeFocus';

type Props = {
  /** The visible area of the map. */
  bounds: Bounds;
  onChoose: (point: Point) => void;
  onCancel: () => void;
};

/**
 * A pin in the middle of the map, below which the visitor moves the map until the pin is at the right point. This works
 * by pointer, by touch and with the arrow keys.
 */
export function MapPick({ bounds, onChoose, onCancel }: Props) {
  const { t, dir } = useWords();
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <>
      <span className={styles.pin} aria-hidden="true">
        <MapPin size={44} strokeWidth={1.5} />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a text and buttons, not form fields. */}
      <div
        ref={takeFocusInView}
        dir={dir}
        className={`${styles.panel} ${styles.above}`}
        role="group"
        aria-label={t('results.travel.pick')}
        aria-describedby="pick-how"
        tabIndex={-1}
        onKeyDown={cancelOnEscape}
      >
        <p id="pick-how" role="status">
          {t('results.travel.pickHow')}
        </p>
        <div className="controls">
          <Button onClick={() => onChoose(roundPoint(pointAt(bounds, { x: 0.5, y: 0.5 })))}>
            {t('results.travel.pickThis')}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {t('results.drawCancel')}
          </Button>
        </div>
      </div>
    </>
  );
}
