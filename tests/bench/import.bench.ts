import { once } from 'node:events';
import {
  createReadStream,
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
import { type ImportMapping, importMapping } from '../../src/domain/content/imports';
import { today } from '../../src/generation/today';
import { importHomes } from '../../src/imports/importHomes';
import { readHomes } from '../../src/imports/readFeed';

/**
 * `npm run bench:import`: imports 20,000 homes of Property Finder XML into an empty folder. With `-- again`, it imports
 * them once more in the same process, whose peak of memory then covers both.
 */
const count = 20_000;

const root = mkdtempSync(join(tmpdir(), 'import-bench-'));
const feed = join(root, 'feed.xml');
const listings = readdirSync('content/listings').map((file) =>
  JSON.parse(readFileSync(join('content/listings', file), 'utf8')),
);
const homes = listings.filter(({ reference, purpose, type }) => {
  return reference.startsWith('cap-') && purpose === 'rent' && type === 'apartment';
});

async function writeFeed(): Promise<void> {
  const out = createWriteStream(feed);
  out.write(`<?xml version="1.0" encoding="UTF-8"?>\n<list listing_count="${count}">\n`);
  for (let at = 0; at < count; at++) {
    const home = homes[at % homes.length];
    const area = JSON.parse(readFileSync(areaFile(home.area), 'utf8'));
    const text = `<property last_update="2026-11-01 00:00:00"><reference_number>CRM-${at}</reference_number>
<offering_type>RR</offering_type><property_type>AP</property_type><price><monthly>${home.price.amount + at}</monthly></price>
<city></city><community>${area.name.en}</community><title_en>${home.title.en}</title_en><title_ar>${home.title.ar}</title_ar>
<description_en><![CDATA[<p>${home.description.en}</p>]]></description_en><description_ar><![CDATA[${home.description.ar}]]></description_ar>
<size>${Math.round(home.size * 10.7639)}</size><bedroom>${home.bedrooms || 'studio'}</bedroom><bathroom>${home.bathrooms}</bathroom>
<photo><url>https://www.safabay.example/static/0/tower-residential-01-1600.jpg</url><url>https://www.safabay.example/static/0/kitchen-03-1600.jpg</url></photo>
<geopoints>${home.point.lng},${home.point.lat}</geopoints><private_amenities>SP,SY,AC,CP</private_amenities>
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

async function measure(name: string, mapping: ImportMapping): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const options = { root, mapping, today: today(), write: true, pictures: null, manyGone: false };
  const report = await importHomes(readHomes(createReadStream(feed), mapping), {
    ...options,
    mostPictures: 0,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const used = process.cpuUsage(cpu);
  const busy = ((used.user + used.system) / 1e6).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${name}: ${JSON.stringify(report.counts)}, ${seconds} s (${busy} s of processor time), peak ${peak} MB`,
  );
  for (const { refusals } of report.homes.slice(0, 3)) if (refusals.length > 0) console.log(refusals);
}

async function bench(): Promise<void> {
  mkdirSync(join(root, 'content', 'listings'), { recursive: true });
  mkdirSync(join(root, 'content', 'imports'));
  for (const name of readdirSync('content').filter((each) => !/^(listings|imports|README.md)$/.test(each)))
    symlinkSync(resolve('content', name), join(root, 'content', name));
  await writeFeed();
  const mapping = importMapping.parse(
    JSON.parse(readFileSync('content/imports/property-finder.json', 'utf8')),
  );
  await measure('first', mapping);
  if (process.argv.includes('again')) await measure('again', mapping);
}

bench().finally(() => rmSync(root, { recursive: true }));
