import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { untilAnswers } from './serveBuiltSite';

/**
 * Starts this project's server in a folder with its own `public` or `releases`, on a port of loopback. Leads are stored
 * in that folder too.
 * @param variables further variables of its environment
 * @returns a function that stops the server
 */
export async function serveProject(
  folder: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<() => Promise<void>> {
  for (const shared of ['locales', 'content']) symlinkSync(resolve(shared), join(folder, shared));
  const tsx = pathToFileURL(createRequire(resolve('package.json')).resolve('tsx')).href;
  const server = spawn(process.execPath, ['--import', tsx, resolve('src/server/start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_FOLDER: 'data',
      LEADS_RATE_LIMIT: '0',
      ...variables,
    },
    stdio: 'inherit',
  });
  const gone = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
  };
  await untilAnswers(port).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return stop;
}
