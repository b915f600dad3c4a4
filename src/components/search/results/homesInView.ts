type Layout = { columns: number; first: number; step: number };

/** Distance of the first home's heading from the top of the window, and of two consecutive rows, in pixels. */
function layoutOf(view: 'list' | 'narrow' | 'grid', width: number): Layout {
  if (view === 'grid') return { columns: width < 672 ? 1 : width < 1040 ? 2 : 3, first: 630, step: 440 };
  if (view === 'narrow') return { columns: 1, first: 370, step: 170 };
  return { columns: 1, first: 450, step: width < 768 ? 200 : 260 };
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
