import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAlerts } from '../../src/server/alerts/openAlerts';
import { siteSource } from '../../src/server/alerts/stockSource';
import { openDatabase } from '../../src/server/leads/openDatabase';
import { readSettings } from '../../src/server/readSettings';
import { homesIn, words } from '../support/alertServer';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { madeHome, type StockFiles, stockFiles } from '../support/madeStock';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mailServer';
import { makeSignal } from '../support/makeSignal';
import { addSubscribers } from '../support/subscribers';

/** A site on a CDN: files with an ETag. */
let files: StockFiles;
let site: Server;
let siteUrl: string;
const answered: { path: string; status: number }[] = [];
let onAnswer = (_path: string) => {};

beforeEach(async () => {
  answered.length = 0;
  onAnswer = () => {};
  files = stockFiles([madeHome(1)]);
  site = createServer(({ url = '', headers }, response) => {
    const text = files.get(url);
    const etag = `"${createHash('sha256')
      .update(text ?? '')
      .digest('hex')}"`;
    const status = text === undefined ? 404 : headers['if-none-match'] === etag ? 304 : 200;
    answered.push({ path: url, status });
    response.writeHead(status, { etag }).end(status === 200 ? text : undefined);
    onAnswer(url);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => void site.close(() => resolve())));

it('the stock of a site on a CDN is requested again only if its list has changed', async () => {
  const source = siteSource(siteUrl);
  expect(JSON.parse((await source.readList()) ?? '').made).toBe('2026-11-22');
  expect(await source.readList()).toBeNull();
  source.forget();
  expect(await source.readList()).not.toBeNull();
  files = stockFiles([madeHome(2)]);
  expect(await source.readList()).not.toBeNull();
  expect(answered.map(({ status }) => status)).toEqual([200, 304, 200, 200]);
  await expect(source.read('/search/missing.json')).rejects.toThrow(
    '/search/missing.json was answered with 404',
  );
  await expect(siteSource('http://127.0.0.1:1').readList()).rejects.toThrow('cannot be reached');
});

describe.each(leadDatabases)('on %s', { timeout: 120_000 }, (_name, makeEmpty) => {
  let place: EmptyPlace | undefined;
  let post: MailServer | undefined;
  let server: LeadServer | undefined;

  afterEach(async () => {
    await server?.stop('SIGKILL');
    await post?.close();
    await place?.remove();
  });

  it('a server killed while it compares and while it sends repeats and skips no mail', async ({ skip }) => {
    if (!makeEmpty) return skip();
    place = await makeEmpty();
    let onMail = async () => {};
    post = await startMailServer(() => onMail());
    const { received } = post;
    const { folder, databaseUrl } = place;
    const start = async () => {
      server = await startLeadServer({
        DATA_FOLDER: folder,
        DATABASE_URL: databaseUrl ?? '',
        SITE_URL: siteUrl,
        SMTP_URL: post?.url ?? '',
        ALERTS_INTERVAL: '1',
        ALERTS_MAIL_RATE: '0',
      });
    };
    const database = await openDatabase(folder, databaseUrl);
    const count = 60;
    const search = '/properties/for-rent/in-lusail/';
    await addSubscribers(database, Array(count).fill(search), new Date());
    await start();
    const recorded = () => database.db.selectFrom('stock').select('number').executeTakeFirst();
    await expect.poll(recorded, { timeout: 20_000 }).toEqual({ number: 1 });

    // Killed as soon as it has read the new stock, so that it has recorded it and compared some of the searches.
    const compared = makeSignal();
    onAnswer = (path) => {
      if (path.includes('pictures')) setTimeout(compared.resolve, 15);
    };
    files = stockFiles([madeHome(1), madeHome(2), madeHome(3)]);
    await compared.promise;
    await server?.stop('SIGKILL');
    onAnswer = () => {};

    // Killed when the mail server has accepted a mail and has not answered yet.
    const killed = makeSignal();
    onMail = async () => {
      if (received.length < count / 2) return;
      await server?.stop('SIGKILL');
      killed.resolve();
    };
    await start();
    await killed.promise;
    onMail = async () => {};
    const doubtful = received.at(-1);
    expect(received).toHaveLength(count / 2);

    // As if the three minutes had passed for which the killed server has claimed that mail. Meanwhile, another server
    // learns that a home was withdrawn and another one added.
    await database.db
      .updateTable('deliveries')
      .set({ claimed_until: '2026-01-01' })
      .where('claimed_until', 'is not', null)
      .execute();
    files = stockFiles([madeHome(1), madeHome(2), madeHome(4)]);
    const other = openAlerts({
      database,
      settings: readSettings({}),
      source: siteSource(siteUrl),
      words,
      now: () => new Date(),
      log: () => {},
      interval: 0,
    });
    expect(await other.update()).toBe(count);
    await start();
    const waiting = async () => (await other.outbox.count()).waiting;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    expect(await server?.stop('SIGTERM')).toBe(0);
    await other.stop();
    await database.close();

    const idOf = (mail: ReceivedMail | undefined) => mail?.mail.headers['message-id'];
    const [repeated, ...others] = received.slice(count / 2).filter((mail) => idOf(mail) === idOf(doubtful));
    expect(others).toEqual([]);
    expect(homesIn(repeated)).toEqual(homesIn(doubtful));
    // A receiver that removes duplicates by their Message-ID has each home once.
    const kept = new Map(received.map((mail) => [idOf(mail), mail]));
    expect(received.length - kept.size).toBe(1);
    const homes = Array.from({ length: count }, (_, index) =>
      [...kept.values()].filter(({ to }) => to.includes(`${index}@example.com`)).flatMap(homesIn),
    );
    expect(homes.map((names) => names.sort().join(' ')).sort()).toEqual([
      ...Array(count / 2).fill('cap-2 cap-3 cap-4'),
      ...Array(count / 2).fill('cap-2 cap-4'),
    ]);
  });
});
