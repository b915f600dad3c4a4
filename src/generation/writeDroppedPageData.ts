import { loadShared } from './loadShared';

/** The parts of Gatsby's state that say which pages wait for their data to be written. */
type State = {
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number; running: number }> };
};

/** Milliseconds between two looks at the state. */
const interval = 1000;

/**
 * While developing: writes the data of pages whose query has run and whose data waits. Gatsby drops a request to write
 * page data while it is writing (`flush` in gatsby/dist/utils/page-data.js), and then a page never gets its new data,
 * or a new page does not open, until the next change.
 */
export function writeDroppedPageData(): void {
  const { store } = loadShared('gatsby/dist/redux') as { store: { getState: () => State } };
  const { flush, isFlushEnqueued } = loadShared('gatsby/dist/utils/page-data');
  setInterval(() => {
    // Gatsby itself writes the data after webpack has finished.
    if (!isFlushEnqueued() && hasDroppedData(store.getState())) flush();
  }, interval).unref();
}

/** Returns whether the data of a page waits although its query has run. Pages that nobody has opened wait for ever. */
export function hasDroppedData({ pendingPageDataWrites, queries }: State): boolean {
  return [...pendingPageDataWrites.pagePaths].some((path) => {
    const query = queries.trackedQueries.get(path);
    return query?.dirty === 0 && query.running === 0;
  });
}
