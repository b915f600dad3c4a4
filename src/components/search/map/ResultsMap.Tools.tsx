import Lasso from 'lucide-react/icons/lasso';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useRef, useState, useSyncExternalStore } from 'react';
import { storedValue } from '../../../browser/storedValue';
import type { Point } from '../../../domain/content/fields';
import { withoutAll } from '../../../domain/search/activeFilters';
import { countryOfFamily } from '../../../domain/search/kind';
import type { SearchQuery } from '../../../domain/search/query';
import type { Shape } from '../../../domain/search/shape';
import { useWords } from '../../locale/useWords';
import { MapDraw } from '../../map/MapDraw';
import type { MapView } from '../../map/MapMoves';
import { MapPick } from '../../map/MapPick';
import { Button } from '../../ui/Button';
import { ownPlace } from '../ownPlace';
import type { ChangeSearch } from '../useSearch';
import * as styles from './ResultsMap.module.css';

/** Whether the search follows the map as the visitor moves it. */
export const mapFollowing = storedValue<boolean>('map-following', (kept) => kept === true);

type Props = {
  /** True if the search has a drawn area. */
  hasShape: boolean;
  view: MapView | null;
  /** True while the map shows another part than the one searched. */
  isMoved: boolean;
  onSearchHere: () => void;
  change: ChangeSearch;
  /** Announces a sentence to assistive technology. */
  say: (sentence: string) => void;
};

/**
 * The controls over the map: draw an area, choose a place of one's own, and search the part of the map that is visible,
 * once or at each move.
 */
export function ResultsMapTools({ hasShape, view, isMoved, onSearchHere, change, say }: Props) {
  const { t, dir } = useWords();
  const [task, setTask] = useState<'draw' | 'pick' | null>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const isFollowing = useSyncExternalStore(mapFollowing.subscribe, mapFollowing.read, () => false);
  const pickButton = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setTask(null);
    const button = task === 'pick' ? pickButton : drawButton;
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const choosePlace = (point: Point) => {
    ownPlace.write({ point, area: null, mode: ownPlace.read()?.mode ?? 'car' });
    say(t('results.travel.kept'));
    leave();
  };
  const search = (shape: Shape) => {
    change((now) => inShape(now, shape));
    leave();
  };
  const follow = (isOn: boolean) => {
    mapFollowing.write(isOn);
    if (isOn && isMoved) onSearchHere();
  };
  if (task === 'pick' && view) {
    return <MapPick bounds={view.bounds} onChoose={choosePlace} onCancel={leave} />;
  }
  if (task === 'draw' && view) {
    return <MapDraw bounds={view.bounds} onDone={search} onCancel={leave} />;
  }
  return (
    <div className={`${styles.tools} screenOnly`} dir={dir}>
      <button
        ref={drawButton}
        type="button"
        className={`pill ${styles.tool}`}
        onClick={() => setTask('draw')}
      >
        <Lasso size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="hiddenOnPhone">{t('results.draw')}</span>
      </button>
      <button
        ref={pickButton}
        type="button"
        className={`pill ${styles.tool}`}
        onClick={() => setTask('pick')}
      >
        <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="hiddenOnPhone">{t('results.travel.pick')}</span>
      </button>
      {hasShape && (
        <button
          type="button"
          className={`pill ${styles.tool}`}
          onClick={() => {
            change((now) => withoutAll(now, 'shape'));
            drawButton.current?.focus({ preventScroll: true });
          }}
        >
          <X size={18} aria-hidden="true" />
          <span className="hiddenOnPhone">{t('results.drawRemove')}</span>
        </button>
      )}
      <label className={`pill ${styles.tool}`}>
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
