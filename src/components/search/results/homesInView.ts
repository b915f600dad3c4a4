type Layout = { columns: number; first: number; step: number };

/** Where the heading of the first home stands in the window, and how far the next one is below it, in pixels. */
function layoutOf(view: 'list' | 'narrow' | 'grid', width: number): Layout {
  if (view === 'grid') return { columns: width < 672 ? 1 : width < 1040 ? 2 : 3, first: 630, step: 440 };
  if (view === 'narrow') return { columns: 1, first: 370, step: 170 };
  return { columns: 1, first: 450, step: width < 768 ? 200 : 260 };
}

/**
 * How many homes can be read at once beneath the filters: these are drawn before the others.
 * @param view `narrow` is the list beside the map
 */
export function homesInView(view: 'list' | 'narrow' | 'grid'): number {
  const { innerWidth: width, innerHeight: height } = window;
  const { columns, first, step } = layoutOf(view, width);
  return columns * Math.max(1, Math.floor((height - first) / step) + 1);
}
