import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, extname, join } from 'node:path';
import { editorPolicy } from '../domain/site/securityHeaders';
import { updateNames } from '../generation/contentSchemas';
import { isWarning } from '../generation/fault';
import { createFaultStream } from '../generation/faultStream';
import { inspectProject } from '../generation/loadContent';
import { watchFolders } from '../generation/watchFolders';
import { type LocaleCode, localeCodes } from '../i18n/locales';
import { takeUploads } from '../imports/takeUploads';
import { editorSettings } from './editorSettings';
import { moveToFolders } from './moveToFolders';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

/**
 * Serves the editor to browsers on this computer. `settings.en.json` and `settings.ar.json` are made anew at each request,
 * so a reload shows new entries. After a change without errors, the names that code editors suggest are brought up to
 * date. Photos that the editor has uploaded to galleries are taken in (`takeUploads`), new entries that need long texts
 * are moved to folders (`moveToFolders`), and `faults` sends what `content:check` finds after each change of a file
 * (server-sent events).
 * @param folder the folder that `bundleEditor` has written
 * @param root the project's root
 */
export function serveEditor(folder: string, root: string): Server {
  // The browser writes to the folder that it is given. The name of a repository only tells editors which one to choose.
  const backend = { repository: `local/${basename(root)}`, branch: 'main' };
  const settingsIn = async (code: LocaleCode) => {
    const { content } = await inspectProject(root);
    return JSON.stringify(editorSettings({ backend, root, content, checks: true, code }));
  };
  const stream = createFaultStream();
  const inspect = async () => {
    const refused = await takeUploads(root);
    let { content, faults } = await inspectProject(root);
    if (moveToFolders(root, faults)) ({ content, faults } = await inspectProject(root));
    if (faults.every(isWarning)) updateNames(root, content);
    const others = faults.filter(({ file }) => !refused.some((fault) => fault.file === file));
    stream.send([...refused, ...others]);
  };
  // One after the other: the first one writes photos, too, and two at once would take in the same photo.
  let last = Promise.resolve();
  const check = () => {
    last = last.catch(() => {}).then(inspect);
    return last;
  };
  const stopWatching = watchFolders([join(root, 'content'), join(root, 'locales')], check);
  check();
  const server = createServer(async (request, response) => {
    try {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (path === '/faults') return stream.answer(request, response);
      const name = path === '/' ? '/index.html' : path;
      const code = localeCodes.find((each) => name === `/settings.${each}.json`);
      const body = code ? await settingsIn(code) : await readFile(join(folder, name));
      response.writeHead(200, {
        'content-type': types[extname(name)] ?? 'text/plain',
        'cache-control': 'no-store',
        'content-security-policy': editorPolicy(null),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.on('close', stopWatching);
  return server;
}
