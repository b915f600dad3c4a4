import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a change after which the changes count as complete: editors write a file in several steps. */
const settled = 60;

/**
 * Node's recursive watching on Linux loses a file once another file has replaced it (Node 20.20), and the visual editor
 * and many others save in this way. There, each folder is watched by itself.
 */
const recursive = process.platform !== 'linux';

/**
 * Calls a function after changes in folders and their subfolders. Changes during a call lead to one more call after it.
 * @returns a function that ends the watching
 */
export function watchFolders(folders: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let isDue = false;
  const watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers.splice(0)) watcher.close();
  };
  const watchAll = () => {
    close();
    for (const folder of folders) watchFolder(folder);
  };
  const watchFolder = (folder: string) => {
    try {
      watchers.push(watch(folder, { recursive }, onEvent));
      if (recursive) return;
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) watchFolder(join(folder, entry.name));
      }
    } catch (error) {
      // A folder that has just been removed is reported by its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        console.error(`${folder} is not watched: ${error}`);
    }
  };
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settled);
  };
  const run = async () => {
    isDue = running;
    if (running) return;
    running = true;
    // Folders may be new. They are watched before the call reads them, so no change in them is missed.
    if (!recursive) watchAll();
    await onChange().catch(console.error);
    running = false;
    if (isDue) await run();
  };
  watchAll();
  return () => {
    clearTimeout(timer);
    close();
  };
}
