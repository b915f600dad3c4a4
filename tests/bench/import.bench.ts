import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * `npm run bench:import`: runs `npm run content:import` on 20,000 homes of Property Finder XML, each with eleven pictures
 * that are here already, descriptions twice as long as ours and three values that cannot be mapped: into an empty folder, once
 * more, with another price of each home, and with a type that refuses each. Prints the time and the peak of memory of
 * each run, and the names of the runs that exceed 500 MB.
 */
const count = 20_000;
const mostMegabytes = 500;

const root = mkdtempSync(join(tmpdir(), 'import-bench-'));
const feed = join(root, 'feed.xml');
const listings = readdirSync('content/listings').map((file) =>
  JSON.parse(readFileSync(join('content/listings', file), 'utf8')),
);
const photos = ['tower-residential-01', 'kitchen-03']
  .concat(['living-room', 'bedroom', 'bathroom'].flatMap((room) => [1, 2, 3].map((at) => `${room}-0${at}`)))
  .map((name) => `<url>https://www.safabay.example/static/0/${name}-1600.jpg</url>`)
  .join('');
const homes = listings.filter(({ reference, purpose, type }) => {
  return reference.startsWith('cap-') && purpose === 'rent' && type === 'apartment';
});

/**
 * Writes a feed.
 * @param more added to each rent
 * @param type the portal's code of the type
 */
async function writeFeed(more = 0, type = 'AP'): Promise<void> {
  const out = createWriteStream(feed);
  out.write(`<?xml version="1.0" encoding="UTF-8"?>\n<list listing_count="${count}">\n`);
  for (let at = 0; at < count; at++) {
    const home = homes[at % homes.length];
    const area = JSON.parse(readFileSync(areaFile(home.area), 'utf8'));
    const text = `<property last_update="2026-11-01 00:00:00"><reference_number>CRM-${at}</reference_number>
<offering_type>RR</offering_type><property_type>${type}</property_type><price><monthly>${home.price.amount + at + more}</monthly></price>
<city></city><community>${area.name.en}</community><title_en>${home.title.en}</title_en><title_ar>${home.title.ar}</title_ar>
<description_en><![CDATA[<p>${home.description.en}</p><p>${home.description.en}</p>]]></description_en><description_ar><![CDATA[<p>${home.description.ar}</p><p>${home.description.ar}</p>]]></description_ar>
<size>${Math.round(home.size * 10.7639)}</size><bedroom>${home.bedrooms || 'studio'}</bedroom><bathroom>${home.bathrooms}</bathroom>
<photo>${photos}</photo>
<geopoints>${home.point.lng},${home.point.lat}</geopoints><private_amenities>SP,SY,AC,CP,XX</private_amenities><permit_number>see CRM</permit_number><floor>high</floor>
<agent><email>${home.agent.replaceAll('-', '.')}@safabay.example</email></agent></property>\n`;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end('</list>\n');
  await once(out, 'finish');
}

function areaFile(slug: string): string {
  const file = `content/areas/${slug}.json`;
  return readdirSync('content/areas').includes(`${slug}.json`) ? file : `content/areas/${slug}/index.json`;
}

/** The arguments of Node in the script `content:import`, with the program by its absolute path. */
function commandOfScript(): string[] {
  const script: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts['content:import'];
  const [node, ...args] = script.split(' ');
  if (node !== 'node') throw new Error(`content:import is "${script}", expected a command of node`);
  return args.map((arg) => (arg.startsWith('src/') ? resolve(arg) : arg));
}

/** Runs before the command, and prints its use of memory and time at its end. */
const usage = `process.on('exit', () => console.error(JSON.stringify(process.resourceUsage())))`;

async function measure(name: string): Promise<void> {
  const start = performance.now();
  const own = [feed, '--source', 'property-finder', '--write', '--report', join(root, 'report.json')];
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(usage)}`,
    ...commandOfScript(),
    ...own,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const last = errors.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`${name}: the command failed\n${errors}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(last) as NodeJS.ResourceUsage;
  const peak = Math.round(maxRSS / 1024);
  const busy = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
  console.log(out.trim().split('\n').at(-1));
  const verdict = peak > mostMegabytes ? `, more than ${mostMegabytes} MB` : '';
  console.log(`${name}: ${seconds} s (${busy} s of processor time), peak ${peak} MB${verdict}`);
}

async function bench(): Promise<void> {
  mkdirSync(join(root, 'content', 'listings'), { recursive: true });
  mkdirSync(join(root, 'content', 'imports'));
  copyFileSync(
    'content/imports/property-finder.json',
    join(root, 'content', 'imports', 'property-finder.json'),
  );
  for (const name of readdirSync('content').filter((each) => !/^(listings|imports|README.md)$/.test(each)))
    symlinkSync(resolve('content', name), join(root, 'content', name));
  await writeFeed();
  await measure('into an empty folder');
  await measure('again');
  await writeFeed(1);
  await measure('with another price of each home');
  await writeFeed(1, 'XX');
  await measure('with an unknown type of each home');
}

bench().finally(() => rmSync(root, { recursive: true }));
