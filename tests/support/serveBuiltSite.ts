import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as listenOn } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** This project's server, which serves the site in public/ until it is stopped. */
export type ServedSite = { port: number; stop: () => void };

/**
 * Starts the server on a free port with a temporary data folder.
 * @param variablesOf returns further variables of its environment
 */
export async function serveBuiltSite(
  variablesOf: (port: number) => Record<string, string> = () => ({}),
): Promise<ServedSite> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'served-'));
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_FOLDER: dataFolder,
    ...variablesOf(port),
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts'], {
    env,
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  };
  await untilAnswers(port).catch((error: Error) => {
    stop();
    throw error;
  });
  return { port, stop };
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = listenOn();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a server answers on a port. @throws Error after a minute, which a busy machine may need */
export async function untilAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`nothing answers on port ${port}`);
}
