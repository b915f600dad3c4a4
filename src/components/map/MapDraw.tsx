import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../../domain/content/fields';
import type { Bounds } from '../../domain/search/filters/bounds';
import { isShape, mostCorners, roundPoint, type Shape } from '../../domain/search/shape';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './MapDraw.module.css';
import { pointAt, type Share, shareAt, simplifyLine } from './outline';
import { takeFocusInView } from './takeFocus';

type Props = {
  /** The visible area of the map. */
  bounds: Bounds;
  /** Called with the outline drawn. */
  onDone: (shape: Shape) => void;
  onCancel: () => void;
};

/** A shorter movement, in pixels, is a tap. */
const tapLength = 10;

/**
 * A layer over the map on which the visitor draws an outline: in one stroke, which closes when the finger or the button
 * is lifted, or by pressing its corners one after another. The map does not move meanwhile.
 */
export function MapDraw({ bounds, onDone, onCancel }: Props) {
  const { t, dir } = useWords();
  const [corners, setCorners] = useState<Point[]>([]);
  const [stroke, setStroke] = useState<readonly Share[]>([]);
  const [isTooSmall, setTooSmall] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  // The pointer may move several times before React renders.
  const drawn = useRef<readonly Share[]>([]);

  const sizeOf = () => layer.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const shareOf = ({ clientX, clientY }: PointerEvent): Share => {
    const { left, top, width, height } = sizeOf();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const draw = (line: readonly Share[]) => {
    drawn.current = line;
    setStroke(line);
  };
  const finish = (points: readonly Point[]) => {
    const shape = points.slice(0, mostCorners).map(roundPoint);
    if (isShape(shape)) return onDone(shape);
    setCorners([]);
    setTooSmall(true);
  };
  const start = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    layer.current?.setPointerCapture?.(event.pointerId);
    setTooSmall(false);
    draw([shareOf(event)]);
  };
  const go = (event: PointerEvent) => {
    if (drawn.current.length > 0 && event.isPrimary) draw([...drawn.current, shareOf(event)]);
  };
  const end = (event: PointerEvent) => {
    const [first] = drawn.current;
    if (!first || !event.isPrimary) return;
    const size = sizeOf();
    const line = simplifyLine(drawn.current, size).map((share) => pointAt(bounds, share));
    const isTap = drawn.current.every(
      ({ x, y }) => Math.hypot((x - first.x) * size.width, (y - first.y) * size.height) < tapLength,
    );
    draw([]);
    if (isTap) setCorners([...corners, pointAt(bounds, first)].slice(0, mostCorners));
    else if (corners.length === 0) finish(line);
    else setCorners([...corners, ...line].slice(0, mostCorners));
  };
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };

  const shown = [...corners.map((corner) => shareAt(bounds, corner)), ...stroke];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for the buttons inside.
    <div className={styles.draw} onKeyDown={cancelOnEscape}>
      <div
        ref={layer}
        className={styles.layer}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => draw([])}
      >
        {/* The units are thousandths of the map, whatever its size. */}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={shown.map(({ x, y }) => `${x * 1000},${y * 1000}`).join(' ')} />
          {corners.map((corner, at) => {
            const { x, y } = shareAt(bounds, corner);
            // A line of zero length with round caps is a dot that has the same size on every map.
            return <path key={at} d={`M${x * 1000} ${y * 1000}h0`} />;
          })}
        </svg>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text and buttons, not form fields. */}
      <div
        ref={takeFocusInView}
        dir={dir}
        className={styles.panel}
        role="group"
        aria-label={t('results.draw')}
        aria-describedby="draw-how"
        tabIndex={-1}
      >
        <p id="draw-how" role="status">
          {isTooSmall ? t('results.drawTooSmall') : t('results.drawHow')}{' '}
          <span className="hidden">{t('results.drawOtherwise')}</span>
        </p>
        <div className="controls">
          {corners.length > 2 && <Button onClick={() => finish(corners)}>{t('results.drawDone')}</Button>}
          {corners.length > 0 && (
            <Button look="secondary" onClick={() => setCorners(corners.slice(0, -1))}>
              {t('results.drawUndo')}
            </Button>
          )}
          <Button look="secondary" onClick={onCancel}>
            {t('results.drawCancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
