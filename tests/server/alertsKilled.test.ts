import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteSource } from '../../src/server/alerts/stockSource';
import { openDatabase } from '../../src/server/leads/openDatabase';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { madeHome, type StockFiles, stockFiles } from '../support/madeStock';
import { type MailServer, startMailServer } from '../support/mailServer';
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
    const count = 120;
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
    files = stockFiles([madeHome(1), madeHome(2)]);
    await compared.promise;
    await server?.stop('SIGKILL');
    onAnswer = () => {};

    // Killed while mails are accepted, but not yet acknowledged.
    const half = makeSignal();
    onMail = async () => {
      if (received.length >= count / 2) half.resolve();
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await start();
    await half.promise;
    await server?.stop('SIGKILL');
    const accepted = received.length;
    expect(accepted).toBeLessThan(count);

    // As if the three minutes had passed for which the killed server has claimed the mails that it was sending.
    await database.db.updateTable('deliveries').set({ claimed_until: null }).execute();
    await start();
    const addressed = () => new Set(received.flatMap(({ to }) => to)).size;
    await expect.poll(addressed, { timeout: 60_000 }).toBe(count);
    expect(await server?.stop('SIGTERM')).toBe(0);
    await database.close();

    // Only a mail that was accepted but not acknowledged is sent again, as the same message.
    const ids = new Set(received.map(({ mail }) => mail.headers['message-id']));
    expect(ids.size).toBe(count);
    expect(received.length - count).toBeLessThanOrEqual(5);
    for (const { mail } of received) expect(mail.headers.subject).toContain('1 new home: Search');
  });
});

function makeSignal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
