import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postedLead } from '../support/postedLead';
import { freePort } from '../support/serveBuiltSite';
import { serverPackage } from '../support/serverPackage';

const written = serverPackage();

it.each(Object.entries(written))(
  'deploy/server/%s has what the server imports, in the versions of the project',
  (name, text) => {
    expect(readFileSync(join('deploy/server', name), 'utf8'), 'npm run server:package writes it').toBe(text);
  },
);

// A test cannot build the Docker image, so it repeats the steps of the Dockerfile in an empty folder. In place of
// `npm ci` it copies the packages of the lockfile from the project's node_modules.
describe('the server alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-alone-'));
  const dockerfile = readFileSync('deploy/server/Dockerfile', 'utf8');
  let address = '';
  let environment: NodeJS.ProcessEnv = {};
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY (src\/\S+|locales|content) (\S+)$/gm)) {
      cpSync(from, join(folder, to), { recursive: true, filter: (path) => !/\.(jpg|mp4|svg)$/.test(path) });
    }
    for (const path of Object.keys(JSON.parse(written['package-lock.json']).packages)) {
      if (path === '' || !existsSync(path)) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(path, join(folder, path), {
        recursive: true,
        filter: (file) => !/\.(map|md|[cm]?ts)$/.test(file),
      });
    }
    const [, command = '[]'] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const [, ...parameters]: string[] = JSON.parse(command);
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    environment = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      LEADS_ONLY: '1',
      DATA_FOLDER: 'leads',
    };
    server = spawn(process.execPath, parameters, { cwd: folder, env: environment, stdio: 'inherit' });
  }, 120_000);
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  it('starts from the files of its image, accepts a lead and lists it', async () => {
    const health = () =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    const answer = await fetch(`${address}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(postedLead('alone-0000-0001')),
    });
    const { reference } = await answer.json();
    expect(reference).toMatch(/^SB-/);
    // The script runs `tsx FILE`; node_modules/.bin is not copied.
    const [, ...script]: string[] = JSON.parse(written['package.json']).scripts.leads.split(' ');
    const command = ['--import', 'tsx', ...script, 'list'];
    expect(
      execFileSync(process.execPath, command, { cwd: folder, env: environment, encoding: 'utf8' }),
    ).toContain(reference);
  });
});
