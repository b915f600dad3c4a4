import Lasso from 'lucide-react/icons/lasso';
import X from 'lucide-react/icons/x';
import { useRef, useState, useSyncExternalStore } from 'react';
import { storedValue } from '../../../browser/storedValue';
import { withoutAll } from '../../../domain/search/activeFilters';
import { countryOfFamily } from '../../../domain/search/kind';
import type { SearchQuery } from '../../../domain/search/query';
import type { Shape } from '../../../domain/search/shape';
import { useWords } from '../../locale/useWords';
import { MapDraw } from '../../map/MapDraw';
import type { MapView } from '../../map/MapMoves';
import { Button } from '../../ui/Button';
import type { ChangeSearch } from '../useSearch';
import * as styles from './ResultsMap.module.css';

/** Whether the search follows the map as the visitor moves it. */
export const mapFollowing = storedValue<boolean>('map-following', (kept) => kept === true);

type Props = {
  hasShape: boolean;
  view: MapView | null;
  /** True while the map shows another part than the one searched. */
  isMoved: boolean;
  onSearchHere: () => void;
  change: ChangeSearch;
};

/** The controls over the map: draw an area, and search the part of the map that is visible, once or at each move. */
export function ResultsMapTools({ hasShape, view, isMoved, onSearchHere, change }: Props) {
  const { t, dir } = useWords();
  const [isDrawing, setDrawing] = useState(false);
  const drawButton = useRef<HTMLButtonElement>(null);
  const isFollowing = useSyncExternalStore(mapFollowing.subscribe, mapFollowing.read, () => false);
  const leave = () => {
    setDrawing(false);
    requestAnimationFrame(() => drawButton.current?.focus({ preventScroll: true }));
  };
  const search = (shape: Shape) => {
    change((now) => inShape(now, shape));
    leave();
  };
  const follow = (isOn: boolean) => {
    mapFollowing.write(isOn);
    if (isOn && isMoved) onSearchHere();
  };
  if (isDrawing && view) {
    return (
      <MapDraw
        view={view}
        words={{
          title: t('results.draw'),
          how: t('results.drawHow'),
          otherwise: t('results.drawOtherwise'),
          done: t('results.drawDone'),
          undo: t('results.drawUndo'),
          cancel: t('results.drawCancel'),
          tooSmall: t('results.drawTooSmall'),
        }}
        onDone={search}
        onCancel={leave}
      />
    );
  }
  return (
    <div className={styles.tools} dir={dir}>
      <button ref={drawButton} type="button" className={styles.tool} onClick={() => setDrawing(true)}>
        <Lasso size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('results.draw')}
      </button>
      {hasShape && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            change((now) => withoutAll(now, 'shape'));
            drawButton.current?.focus({ preventScroll: true });
          }}
        >
          <X size={18} aria-hidden="true" />
          {t('results.drawRemove')}
        </button>
      )}
      <label className={styles.tool}>
        <input type="checkbox" checked={isFollowing} onChange={({ target }) => follow(target.checked)} />
        {t('results.follow')}
      </label>
      {isMoved && !isFollowing && <Button onClick={onSearchHere}>{t('results.searchHere')}</Button>}
    </div>
  );
}

/** The search in a drawn area, which replaces all other limits of place. */
function inShape(query: SearchQuery, shape: Shape): SearchQuery {
  const areas = [countryOfFamily(query.family)];
  return { ...query, areas, near: null, bounds: null, shape, page: 1 };
}
