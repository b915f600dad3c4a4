/**
 * How many homes of a view are seen at once beneath the filters, on a screen of 1080 lines or a phone: these are drawn
 * before the others. `ResultList.module.css` counts the same rows.
 * @param view `narrow` is the list beside the map
 */
export function homesInView(view: 'list' | 'narrow' | 'grid'): number {
  const width = typeof window === 'undefined' ? 0 : window.innerWidth / 16;
  if (view === 'grid') return width < 42 ? 2 : width < 64 ? 4 : 6;
  return view === 'list' && width >= 48 ? 3 : 4;
}
