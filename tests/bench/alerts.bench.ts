/**
 * `npm run bench:alerts -- [searches] [homes]`: measures how long it takes to compare saved searches with
 * homes, in memory and with the database, and to send their mails to an SMTP server on loopback. Also on PostgreSQL if
 * TEST_DATABASE_URL is set. Prints Markdown tables.
 */
import { propertyTypes } from '../../src/domain/content/listingTerms';
import { defaultQuery, printQuery, purposesOf } from '../../src/domain/search/query';
import { changedHomes, findNews } from '../../src/server/alerts/findNews';
import { openAlerts } from '../../src/server/alerts/openAlerts';
import { openDatabase } from '../../src/server/leads/openDatabase';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';
import { leadDatabases } from '../support/leadDatabases';
import { readAreas } from '../support/madeSearchIndex';
import { madeSource, manyHomes, readFiles, stockFiles } from '../support/madeStock';
import { startMailServer } from '../support/mailServer';
import { seededRandom } from '../support/seededRandom';
import { addSubscribers } from '../support/subscribers';

const searches = Number(process.argv[2] ?? 10_000);
const count = Number(process.argv[3] ?? 20_000);
/** Homes that are new in the second stock: one in a hundred. */
const share = 100;

const random = seededRandom(3);
const areas = readAreas().map(({ slug }) => slug);
const homes = manyHomes(count);

/** A search as people make them: a place, bedrooms or a type, a price; one in ten has a text. */
function madeAddress(): string {
  const family = random.pick([
    'residential',
    'residential',
    'residential',
    'commercial',
    'off-plan',
  ] as const);
  const purpose = random.pick(purposesOf(family));
  const query = defaultQuery(family, purpose);
  if (random.chance(0.7)) query.areas = [random.pick(areas)];
  if (random.chance(0.5)) query.minBedrooms = random.int(1, 4);
  if (random.chance(0.3)) query.type = random.pick(propertyTypes);
  if (random.chance(0.6))
    query.maxPrice = purpose === 'rent' ? random.int(40, 600) * 50 : random.int(400, 9000) * 1000;
  if (random.chance(0.1)) query.text = random.pick(['lusail', 'pearl', 'marina gate', 'برج النخيل']);
  return printQuery(query);
}
const addresses = Array.from({ length: searches }, madeAddress);

/** Returns a function that says how long it has been, and how much processor time this process took. */
function stopwatch(): () => string {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return `${((performance.now() - start) / 1_000).toFixed(1)} s | ${((user + system) / 1e6).toFixed(1)} s`;
  };
}
const memory = () => `${Math.round(process.memoryUsage.rss() / 1e6)} MB`;

/** Compares all searches with all homes as if each home were new. */
async function benchMatching(): Promise<void> {
  const stock = await readFiles(stockFiles(homes));
  const offers = [...stock.homes].map(([home, { price }]) => ({ home, price, since: 2, until: null }));
  const seconds = stopwatch();
  const changed = changedHomes(stock, offers);
  let found = 0;
  for (const address of addresses) {
    found += findNews({ address, known_stock: 1, matched_stock: 1 }, stock, changed, new Map()).length;
  }
  console.log(`| all ${count} homes are new, in memory | ${seconds()} | ${found} matches | ${memory()} |`);
}

type Running = {
  /** The database: SQLite or PostgreSQL. */
  name: string;
  alerts: ReturnType<typeof openAlerts>;
  source: ReturnType<typeof madeSource>;
  post: Awaited<ReturnType<typeof startMailServer>>;
};

/** Runs a measurement on each database, with saved searches of these addresses and a first stock of homes. */
async function onEachDatabase(
  saved: readonly string[],
  first: typeof homes,
  measure: (running: Running) => Promise<void>,
): Promise<void> {
  for (const [name, makeEmpty] of leadDatabases) {
    if (!makeEmpty) continue;
    const place = await makeEmpty();
    const post = await startMailServer();
    const database = await openDatabase(place.folder, place.databaseUrl);
    const source = madeSource(stockFiles(first));
    const alerts = openAlerts({
      database,
      settings: readSettings({ SMTP_URL: post.url, ALERTS_MAIL_RATE: '0' }),
      source: source.open(),
      words: readWords('locales'),
      now: () => new Date(),
      log: (line) => console.error(line),
      interval: 0,
    });
    await addSubscribers(database, saved, new Date());
    await measure({ name, alerts, source, post });
    await alerts.stop();
    await database.close();
    await post.close();
    await place.remove();
  }
}

async function benchDatabase(): Promise<void> {
  const first = homes.filter((_, index) => index % share !== 0);
  await onEachDatabase(addresses, first, async ({ name, alerts, source, post }) => {
    let seconds = stopwatch();
    await alerts.update();
    console.log(`| the first stock, in ${name} | ${seconds()} | 0 mails | ${memory()} |`);
    source.publish(stockFiles(homes));
    seconds = stopwatch();
    // Paused, so that sending does not overlap with comparing.
    post.refuses = true;
    const matched = await alerts.update();
    console.log(
      `| one home in ${share} is new, in ${name} | ${seconds()} | ${matched} mails | ${memory()} |`,
    );
  });
}

async function benchSending(): Promise<void> {
  const some = homes.slice(0, 2_000);
  const all = ['/properties/for-rent/', '/properties/for-sale/', '/commercial-properties/for-rent/'];
  const saved = Array.from({ length: searches }, (_, index) => all[index % 3] as string);
  await onEachDatabase(saved, some.slice(40), async ({ name, alerts, source, post }) => {
    await alerts.update();
    source.publish(stockFiles(some));
    const start = performance.now();
    const seconds = stopwatch();
    await alerts.update();
    await alerts.delivery.run();
    await alerts.delivery.run();
    const took = (performance.now() - start) / 1_000;
    const sent = post.received.length;
    console.log(`| ${name} | ${sent} | ${seconds()} | ${Math.round(sent / took)} | ${memory()} |`);
  });
}

async function bench(): Promise<void> {
  console.log(
    `\n| ${searches} saved searches, ${count} homes | time | processor | found | memory |\n|---|---|---|---|---|`,
  );
  await benchMatching();
  await benchDatabase();
  console.log(
    '\n| database | mails | time | processor | mails a second | memory |\n|---|---|---|---|---|---|',
  );
  await benchSending();
}

void bench();
