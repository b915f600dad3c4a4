/**
 * `npm run bench:leads -- [leads]`: measures how many leads a second the real server accepts from 50
 * concurrent visitors, each lead stored and synced before the response. Also on PostgreSQL if TEST_DATABASE_URL is set.
 * Prints a Markdown table.
 */
import { Agent, request } from 'node:http';
import { leadDatabases } from '../support/leadDatabases';
import { startLeadServer } from '../support/leadServer';
import { postedLead } from '../support/postedLead';

const count = Number(process.argv[2] ?? 5000);
const visitors = 50;
const agent = new Agent({ keepAlive: true, maxSockets: visitors });

/** Returns the milliseconds until a lead is acknowledged. */
function post(url: string, key: string): Promise<number> {
  const body = JSON.stringify(postedLead(key));
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(`${url}/api/leads`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 201
          ? resolve(performance.now() - start)
          : reject(new Error(`${response.statusCode}`)),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

async function load(
  url: string,
  prefix: string,
  leads: number,
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < leads) times.push(await post(url, `${prefix}-${next++}`));
    }),
  );
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
}

async function bench(): Promise<void> {
  console.log('| database | leads | leads a second | median | p99 |\n|---|---|---|---|---|');
  for (const [name, makeEmpty] of leadDatabases) {
    if (!makeEmpty) {
      console.log(`| ${name} | | | | |`);
      continue;
    }
    const place = await makeEmpty();
    const variables = { DATA_FOLDER: place.folder, DATABASE_URL: place.databaseUrl ?? '' };
    const server = await startLeadServer(variables);
    await load(server.url, 'warm-up', 500);
    const { times, seconds } = await load(server.url, 'bench-lead', count);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
    console.log(`| ${name} | ${count} | ${Math.round(count / seconds)} | ${at(0.5)} | ${at(0.99)} |`);
    await server.stop('SIGTERM');
    await place.remove();
  }
  agent.destroy();
}

void bench();
