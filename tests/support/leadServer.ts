import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

export type LeadServer = {
  url: string;
  pid: number;
  /** Returns its output so far. */
  output(): string;
  /** Sends it a signal, waits until it has exited and returns its exit code. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

let bundle = '';

/**
 * Bundles the server's own modules once in a test process, because a server that compiles them one by one takes twice
 * the time to start. Returns the path of the bundle, which is in node_modules/ to find the packages.
 */
function bundleServer(): string {
  if (bundle) return bundle;
  const outfile = resolve(`node_modules/.cache/test-server-${process.pid}.cjs`);
  buildSync({
    entryPoints: ['src/server/start.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'error',
  });
  // Renamed, so that another test process never reads half a file.
  bundle = resolve('node_modules/.cache/test-server.cjs');
  renameSync(outfile, bundle);
  return bundle;
}

/** Starts the real server with `LEADS_ONLY=1` as a process on a free port of loopback. */
export async function startLeadServer(variables: Record<string, string>): Promise<LeadServer> {
  const server = spawn(process.execPath, [bundleServer()], {
    env: {
      ...process.env,
      LEADS_ONLY: '1',
      PORT: '0',
      HOST: '127.0.0.1',
      LEADS_RATE_LIMIT: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', () => {
      const found = /localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The server exited: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    output: () => output,
    stop: (signal) => stop(server, signal),
  };
}

async function stop(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const gone = once(server, 'exit');
  server.kill(signal);
  const [code] = await gone;
  return code as number | null;
}
