import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEditor } from './bundleEditor';
import { serveEditor } from './serveEditor';

/** `npm run edit`: opens the visual editor on the content of this folder. */
async function runEditor(): Promise<void> {
  const options = { port: { type: 'string', default: '9300' }, 'no-open': { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const folder = resolve('.build-cache/editor');
  await bundleEditor(folder);
  const server = serveEditor(folder, process.cwd());
  await once(server.listen(Number(values.port), '127.0.0.1'), 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  console.log(
    `The editor is at ${address}\nUse Chrome or Edge. Choose "Work with Local Repository" and the folder ${process.cwd()}`,
  );
  if (!values['no-open']) open(address);
}

/** Opens an address in the browser. Without one, the address stands in the terminal. */
function open(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  spawn(String(command), [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

runEditor().catch((error: NodeJS.ErrnoException) => {
  const isPortInUse = error.code === 'EADDRINUSE';
  console.error(isPortInUse ? 'The port is in use. Choose another one with --port.' : error.message);
  // The watched folders would keep the process running.
  process.exit(1);
});
