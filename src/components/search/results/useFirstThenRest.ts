import { useDeferredValue, useMemo, useState } from 'react';
import { useMounted } from '../../ui/useMounted';

/** The homes to render, in two parts whose elements have separate keys. */
type FirstThenRest<Home> = { seen: readonly Home[]; rest: readonly Home[] };

/**
 * Splits the homes into those in view, which are rendered at once, and the rest, which follows in a deferred render.
 * Until then, the previous rest stays, so that the page keeps its height and no element of the rest is compared again.
 * @param isPrerendered true when the prerendered page shows all of these homes
 */
export function useFirstThenRest<Home>(
  homes: readonly Home[],
  view: Parameters<typeof homesInView>[0],
  isPrerendered: boolean,
): FirstThenRest<Home> {
  // Prerendering includes all homes.
  const [first] = useState(() => (typeof window === 'undefined' ? 0 : homesInView(view)));
  const isMounted = useMounted(isPrerendered);
  const settled = useDeferredValue(homes);
  const rest = useMemo(() => settled.slice(first), [settled, first]);
  const seen = useMemo(() => homes.slice(0, first), [homes, first]);
  // For a moment, a home may appear both in the new first part and in the previous rest. Filtering it out would take
  // longer than the deferred render.
  return { seen, rest: isMounted && homes.length > first ? rest : none };
}

const none: never[] = [];

type Layout = { columns: number; first: number; step: number };

/** Distance of the first home's heading from the top of the window, and of two consecutive rows, in pixels. */
function layoutOf(view: 'list' | 'narrow' | 'grid', width: number): Layout {
  if (view === 'grid') return { columns: width < 672 ? 1 : width < 1040 ? 2 : 3, first: 630, step: 520 };
  if (view === 'narrow') return { columns: 1, first: 370, step: 190 };
  return width < 640 ? { columns: 1, first: 320, step: 520 } : { columns: 1, first: 420, step: 330 };
}

/**
 * Estimates how many homes are visible without scrolling. These are rendered before the others.
 * @param view `narrow` is the list beside the map
 */
export function homesInView(view: 'list' | 'narrow' | 'grid'): number {
  const { innerWidth: width, innerHeight: height } = window;
  const { columns, first, step } = layoutOf(view, width);
  return columns * Math.max(1, Math.floor((height - first) / step) + 1);
}
