import { watch } from 'node:fs';

/** Milliseconds without a change after which the changes count as complete: editors write a file in several steps. */
const settled = 60;

/**
 * Calls a function after changes in folders and their subfolders. Changes during a call lead to one more call after it.
 * @returns a function that ends the watching
 */
export function watchFolders(folders: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let isDue = false;
  const run = async () => {
    isDue = running;
    if (running) return;
    running = true;
    await onChange().finally(() => {
      running = false;
    });
    if (isDue) await run();
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, settled);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
