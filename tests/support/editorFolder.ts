import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright/test';

/** Files by their path, photos as Latin-1; null for one that is gone. */
export type Files = Record<string, string | null>;

/**
 * The JSON and Markdown files of `content/`, and its pictures without their bytes.
 * @param leftOut files that a test does not need
 */
export function readContentFiles(leftOut: RegExp): Files {
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path}`)
    .filter((path) => !leftOut.test(path));
  const texts = paths.filter((path) => /\.(json|md)$/.test(path));
  const pictures = paths.filter((path) => /\.(jpg|png|svg)$/.test(path));
  return Object.fromEntries([
    ...texts.map((path) => [path, readFileSync(path, 'utf8')]),
    ...pictures.map((path) => [path, '']),
  ]);
}

/**
 * Lets a page choose a folder in place of the editor: `showDirectoryPicker`, which asks a person, returns the private
 * folder of the page's origin, whose handles have the same methods.
 */
export async function giveFolder(page: Page, address: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const folders = new Map([['', Promise.resolve(root)]]);
    const folderOf = (path: string): Promise<FileSystemDirectoryHandle> => {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      const name = path.slice(path.lastIndexOf('/') + 1);
      const found =
        folders.get(path) ??
        folderOf(parent).then((folder) => folder.getDirectoryHandle(name, { create: true }));
      folders.set(path, found);
      return found;
    };
    // A folder counts as a repository if it has this one.
    await folderOf('.git');
    const write = async ([path, text]: [string, string | null]) => {
      const folder = await folderOf(path.slice(0, path.lastIndexOf('/')));
      const file = await folder.getFileHandle(path.slice(path.lastIndexOf('/') + 1), { create: true });
      const stream = await file.createWritable();
      await stream.write(text ?? '');
      await stream.close();
    };
    await Promise.all(Object.entries(all).map(write));
  }, files);
}

/** Returns the text of a file in the folder, or null if it is not there, as for a moment while the editor replaces it. */
export function readFileOf(page: Page, path: string): Promise<string | null> {
  return page.evaluate(async (steps) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(steps.at(-1) ?? '').catch(() => null);
    while (handle) {
      try {
        return await (await handle.getFile()).text();
      } catch (error) {
        const { name } = error as DOMException;
        if (name === 'NotFoundError') return null;
        // The editor replaced the file after `getFile`.
        if (name !== 'NotReadableError') throw error;
      }
    }
    return null;
  }, path.split('/'));
}

/** Returns the files of the folder that differ from those given. */
export function changedFiles(page: Page, before: Files): Promise<Files> {
  return page.evaluate(async (given) => {
    const now: Record<string, string> = {};
    const visit = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const handle of folder.values()) {
        const inner = path ? `${path}/${handle.name}` : handle.name;
        if (handle.kind === 'directory') await visit(handle, inner);
        else {
          const file = await handle.getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          const isPhoto = /\.jpe?g$/.test(inner);
          now[inner] = isPhoto
            ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
            : new TextDecoder().decode(bytes);
        }
      }
    };
    await visit(await navigator.storage.getDirectory(), '');
    const paths = [...new Set([...Object.keys(given), ...Object.keys(now)])];
    const changed = paths.filter((path) => given[path] !== now[path]);
    return Object.fromEntries(changed.map((path) => [path, now[path] ?? null]));
  }, before);
}

/** Returns a copy of the project's content with changed files, for checks. Unchanged pictures are links. */
export function projectWith(changed: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'content'));
  symlinkSync(resolve('locales'), join(root, 'locales'));
  for (const name of readdirSync('content')) {
    if (name === 'videos') symlinkSync(resolve('content', name), join(root, 'content', name));
    else if (name === 'pictures') {
      mkdirSync(join(root, 'content', name));
      for (const file of readdirSync(join('content', name)))
        symlinkSync(resolve('content', name, file), join(root, 'content', name, file));
    } else cpSync(join('content', name), join(root, 'content', name), { recursive: true });
  }
  for (const [path, text] of Object.entries(changed)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text ?? '', /\.jpe?g$/.test(path) ? 'latin1' : 'utf8');
  }
  return root;
}
