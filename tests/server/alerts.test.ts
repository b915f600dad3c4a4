import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../src/domain/content/listings';
import { searchFilesAddress } from '../../src/domain/search/searchFiles';
import { createServer } from '../../src/server/createServer';
import { type Leads, openLeads } from '../../src/server/leads/openLeads';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { madeHome, madeSource, stockFiles } from '../support/madeStock';
import { type MailServer, startMailServer } from '../support/mailServer';

const oneDay = 86_400_000;
const words = readWords('locales');
const known = [madeHome(1), madeHome(2, { price: { amount: 12_000, currency: 'QAR', period: 'month' } })];
const cheaper = (home: Listing, amount: number): Listing => ({ ...home, price: { ...home.price, amount } });
const asked = {
  locale: 'en',
  name: 'Flats in Lusail',
  email: 'Sara@example.com',
  frequency: 'published',
  address: '/properties/for-rent/in-lusail/?min-bedrooms=2',
  consent: true,
};

describe.each(leadDatabases)('saved searches in %s', { timeout: 60_000 }, (_name, makeEmpty) => {
  let place: EmptyPlace;
  let post: MailServer;
  let source: ReturnType<typeof madeSource>;
  let clock: number;
  let leads: Leads;
  let server: FastifyInstance;
  const logged: string[] = [];
  const now = () => new Date(clock);

  const open = async (variables: Record<string, string> = {}) => {
    const settings = {
      ...readSettings({ SMTP_URL: post.url, ALERTS_MAIL_RATE: '0', LEADS_RATE_LIMIT: '0', ...variables }),
      dataFolder: place.folder,
      databaseUrl: place.databaseUrl,
    };
    const opened = await openLeads({
      settings,
      contentFolder: 'content',
      words,
      now,
      stock: source.open(),
      log: (line) => logged.push(line),
      interval: 0,
    });
    return { leads: opened, settings };
  };
  const serve = async (variables?: Record<string, string>) => {
    const opened = await open(variables);
    leads = opened.leads;
    server = await createServer({
      publicFolder: null,
      dataFolder: place.folder,
      settings: opened.settings,
      leads,
      now,
      log: (line) => logged.push(line),
    });
  };
  const restart = async (variables?: Record<string, string>) => {
    await server.close();
    await serve(variables);
  };

  /** Posts JSON or, as a mail program does, nothing. */
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, token = '') =>
    server.inject({
      method,
      url: url.replace(/^https:\/\/[^/]+/, ''),
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
  /** Returns the mails sent since the last call. */
  const sent = async () => {
    // The first run may be one that had begun already.
    await leads.alerts.delivery.run();
    await leads.alerts.delivery.run();
    return post.received.splice(0);
  };
  const linkIn = (text: string, part: string) =>
    new RegExp(`https://\\S*${part}\\S*`).exec(text)?.[0] ?? `no link ${part}`;
  /** Saves a search and confirms it. Returns the token to manage it. */
  const subscribe = async (rest: object = {}) => {
    expect((await call('POST', '/api/saved-searches', { ...asked, ...rest })).statusCode).toBe(202);
    const [mail] = await sent();
    const answer = await call('POST', linkIn(mail?.mail.text ?? '', 'confirm'));
    expect(answer.statusCode).toBe(303);
    return /#token=([\w-]+)$/.exec(answer.headers.location ?? '')?.[1] ?? '';
  };
  /** Publishes homes. Returns the mails that follow. */
  const publish = async (homes: Listing[], made?: string) => {
    source.publish(stockFiles(homes, made));
    await leads.alerts.update();
    return sent();
  };
  const namesIn = (text = '') => [...text.matchAll(/cap-\d+/g)].map(([name]) => name);

  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    clock = Date.parse('2026-11-22T09:00:00Z');
    logged.length = 0;
    place = await makeEmpty();
    post = await startMailServer();
    source = madeSource(stockFiles(known));
    await serve();
    await leads.alerts.update();
  });
  afterEach(async () => {
    if (!makeEmpty) return;
    await server.close();
    await post.close();
    await place.remove();
  });

  it('are confirmed, mailed once for a new and a reduced home, and ended by one click', async () => {
    expect((await call('POST', '/api/saved-searches', asked)).json()).toEqual({ ok: true });
    const [confirmation, ...others] = await sent();
    expect(others).toEqual([]);
    expect(confirmation?.to).toEqual(['sara@example.com']);
    expect(confirmation?.mail.text).toContain('Flats in Lusail');
    const page = linkIn(confirmation?.mail.text ?? '', 'confirm');
    // A scanner that opens the link confirms nothing.
    expect((await call('GET', page)).body).toContain('<form method="post">');
    expect(await leads.alerts.store.count()).toMatchObject({ asked: 1, active: 0 });
    const confirmed = await call('POST', page);
    expect(confirmed.headers.location).toMatch(/^https:\/\/www\.safabay\.example\/saved-searches\/#token=/);
    expect((await call('POST', page)).body).toContain(words('en', 'alertMails.page.confirmed.title'));

    const [first, second] = known as [Listing, Listing];
    const mails = await publish([first, cheaper(second, 11_000), madeHome(3), madeHome(4, { bedrooms: 1 })]);
    expect(mails).toHaveLength(1);
    const [{ mail }] = mails as [(typeof mails)[0]];
    expect(mail.headers.subject).toBe('1 new home and 1 home reduced: Flats in Lusail');
    expect(namesIn(mail.text)).toEqual(['cap-3', 'cap-2']);
    expect(mail.text).toContain('QAR 11,000 a month');
    expect(mail.text).toContain('Reduced from QAR 12,000');
    expect(mail.text).toContain('2-bedroom apartment');
    expect(mail.html).toContain('src="https://www.safabay.example/static/picture-1-800.jpg"');
    expect(mail.html).toContain('alt="A living room"');
    const results = 'https://www.safabay.example/properties/for-rent/in-lusail/?min-bedrooms=2';
    expect(mail.text).toContain(results);
    const manage = /#token=([\w-]+)/.exec(mail.text)?.[1];
    expect((await call('GET', '/api/saved-searches', undefined, manage)).json()).toMatchObject({
      email: 'sara@example.com',
      locale: 'en',
      searches: [{ name: 'Flats in Lusail', state: 'active', address: asked.address }],
    });

    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const unsubscribe = /<(.+)>/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await call('GET', unsubscribe)).body).toContain('<form method="post">');
    const oneClick = (type: string, payload: string) =>
      server.inject({
        method: 'POST',
        url: unsubscribe.replace(/^https:\/\/[^/]+/, ''),
        headers: { 'content-type': type },
        payload,
      });
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const multipart = `--x\r\n${part}\r\n--x--\r\n`;
    expect((await oneClick('multipart/form-data; boundary=x', multipart)).statusCode).toBe(200);
    const repeated = await oneClick('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect(repeated.statusCode).toBe(200);
    expect(await publish([...known, madeHome(5)])).toEqual([]);
    expect(await leads.alerts.store.count()).toEqual({ asked: 0, active: 0, paused: 0, addresses: 0 });
  });

  it('are written in Arabic, right to left, for an Arabic search', async () => {
    await subscribe({ locale: 'ar', name: 'شقق في لوسيل' });
    const [received] = await publish([...known, madeHome(3)]);
    expect(received?.mail.headers.subject).toBe('عقار جديد: شقق في لوسيل');
    expect(received?.mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(received?.mail.text).toContain('شقة بغرفتي نوم');
    expect(received?.mail.text).toContain('https://www.safabay.example/ar/properties-for-rent/');
    expect(received?.mail.text).not.toContain('alertMails.');
  });

  it('send nothing twice after a rebuild, a restart, a withdrawal or a price that comes back', async () => {
    await subscribe();
    const grown = [...known, madeHome(3)];
    expect(await publish(grown)).toHaveLength(1);
    expect(await publish([...grown].reverse(), '2026-11-23')).toEqual([]);
    await restart();
    expect(await publish(grown, '2026-11-23')).toEqual([]);
    expect(await publish([], '2026-11-23')).toEqual([]);
    expect(await publish(grown, '2026-11-23')).toEqual([]);
    expect(await publish([...known, cheaper(madeHome(3), 8_000)], '2026-11-23')).toHaveLength(1);
    expect(await publish(grown, '2026-11-23')).toEqual([]);
    expect(await publish([...known, cheaper(madeHome(3), 8_000)], '2026-11-23')).toEqual([]);
  });

  it('skip no home that was withdrawn before its mail was sent, and put back later', async () => {
    await subscribe();
    post.refuses = true;
    expect(await publish([...known, madeHome(3), madeHome(4)])).toEqual([]);
    await publish([...known, madeHome(4)]);
    post.refuses = false;
    clock += oneDay;
    const [mail] = await sent();
    expect(namesIn(mail?.mail.text)).toEqual(['cap-4']);
    const [later] = await publish([...known, madeHome(3), madeHome(4)]);
    expect(namesIn(later?.mail.text)).toEqual(['cap-3']);
  });

  it('send one mail after a day without a mail server', async () => {
    await subscribe();
    post.refuses = true;
    await publish([...known, madeHome(3)]);
    await publish([...known, madeHome(3), madeHome(4)]);
    await publish([...known, cheaper(madeHome(3), 8_500), madeHome(4)]);
    expect(logged.at(-1)).toMatch(/^AL-\w+ by alerts: smtp 451; will be tried again$/);
    post.refuses = false;
    clock += oneDay;
    const mails = await sent();
    expect(mails).toHaveLength(1);
    expect(namesIn(mails[0]?.mail.text).sort()).toEqual(['cap-3', 'cap-4']);
    expect(mails[0]?.mail.text).toContain('QAR 8,500');
  });

  it('are compared once if two servers share the database', async () => {
    await subscribe();
    await subscribe({ email: 'omar@example.com' });
    const { leads: other } = await open();
    source.publish(stockFiles([...known, madeHome(3)]));
    await Promise.all([leads.alerts.update(), other.alerts.update()]);
    await Promise.all([leads.alerts.delivery.run(), other.alerts.delivery.run()]);
    expect(post.received.flatMap(({ to }) => to).sort()).toEqual(['omar@example.com', 'sara@example.com']);
    await other.close();
  });

  it('are mailed by a server that knows the homes, not by one with an older stock', async () => {
    await subscribe();
    const { leads: other } = await open();
    await other.alerts.update();
    post.refuses = true;
    await publish([...known, madeHome(3)]);
    post.refuses = false;
    clock += oneDay;
    expect(await other.alerts.delivery.run()).toEqual({ sent: 0, failed: 1 });
    expect(logged.at(-1)).toContain('stock outdated');
    await other.alerts.update();
    clock += oneDay;
    expect(await other.alerts.delivery.run()).toEqual({ sent: 1, failed: 0 });
    expect(post.received).toHaveLength(1);
    await other.close();
  });

  it('of one address do not repeat a home', async () => {
    await subscribe();
    await subscribe({ name: 'All flats', address: '/properties/for-rent/' });
    const mails = await publish([...known, madeHome(3), madeHome(4, { area: 'the-pearl-island' })]);
    expect(mails.flatMap(({ mail }) => namesIn(mail.text)).sort()).toEqual(['cap-3', 'cap-4']);
  });

  it('name at most 20 homes, and link to the rest', async () => {
    await subscribe();
    const many = Array.from({ length: 25 }, (_, index) => madeHome(100 + index));
    const [received] = await publish([...known, ...many]);
    expect(namesIn(received?.mail.text)).toHaveLength(20);
    expect(received?.mail.headers.subject).toContain('25 new homes');
    expect(received?.mail.text).toContain(words('en', 'alertMails.homes.rest', { count: 5 }));
    expect(await publish([...known, ...many, madeHome(3)])).toHaveLength(1);
  });

  it('send nothing of the stock that is on offer when the first server starts', async () => {
    await server.close();
    await place.remove();
    place = (await makeEmpty?.()) as EmptyPlace;
    await serve();
    await subscribe();
    expect(await publish(known)).toEqual([]);
    expect(await publish([...known, madeHome(3)])).toHaveLength(1);
  });

  it.each([
    ['daily', '2026-11-23T03:59:00Z', '2026-11-23T04:00:00Z'],
    ['weekly', '2026-11-29T03:59:00Z', '2026-11-29T04:00:00Z'],
  ])('that are %s wait for the morning in Doha', async (frequency, before, morning) => {
    await subscribe({ frequency });
    expect(await publish([...known, madeHome(3)])).toEqual([]);
    clock = Date.parse(before);
    expect(await publish([...known, madeHome(3), madeHome(4)])).toEqual([]);
    clock = Date.parse(morning);
    await leads.alerts.update();
    const [mail, ...others] = await sent();
    expect(namesIn(mail?.mail.text).sort()).toEqual(['cap-3', 'cap-4']);
    expect(others).toEqual([]);
    clock += oneDay / 2;
    expect(await publish([...known, madeHome(5)])).toEqual([]);
  });

  it('refuse a stock that is cut short, mixed or of an older build, with one line in the log', async () => {
    await subscribe();
    const grown = stockFiles([...known, madeHome(3)]);
    const rents = [...grown.keys()].find((path) => path.includes('residential-rent')) ?? '';
    for (const [broken, reason] of [
      [new Map(grown).set(rents, grown.get(rents)?.slice(0, -20) ?? ''), 'is incomplete or changed'],
      [new Map(grown).set(searchFilesAddress, '{"words":'), 'the list of search files is not JSON'],
      [new Map(grown).set(searchFilesAddress, '{}'), 'the list of search files is incomplete'],
      [new Map([...grown].filter(([path]) => path !== rents)), 'does not exist'],
      [stockFiles([...known, madeHome(3)], '2026-11-21'), 'a build of 2026-11-22 is known'],
    ] as const) {
      logged.length = 0;
      source.publish(broken);
      await leads.alerts.update();
      await leads.alerts.update();
      expect(logged).toEqual([expect.stringContaining(reason)]);
    }
    expect(await sent()).toEqual([]);
    expect(await publish([...known, madeHome(3)])).toHaveLength(1);
  });

  it('answer alike whether an address is known, and limit the mails to it', async () => {
    await subscribe();
    for (let count = 0; count < 8; count++) {
      const answer = await call('POST', '/api/saved-searches', {
        ...asked,
        address: `/properties/for-rent/in-lusail/?min-price=${count + 1}000`,
      });
      clock += 300;
      expect([answer.statusCode, answer.body]).toEqual([202, '{"ok":true}']);
    }
    expect(await sent()).toHaveLength(5);
    // A double click asks once.
    await call('POST', '/api/saved-searches', { ...asked, email: 'omar@example.com' });
    clock += 300;
    await call('POST', '/api/saved-searches', { ...asked, email: 'omar@example.com' });
    expect(await sent()).toHaveLength(1);
    // Requests with a filled honeypot ask an address once a day.
    for (const family of ['properties', 'commercial-properties']) {
      const address = `/${family}/for-rent/`;
      await call('POST', '/api/saved-searches', { ...asked, email: 'trap@example.com', address, extra: 'x' });
      clock += 300;
    }
    expect(await sent()).toHaveLength(1);
  });

  it('are refused with their faults, without a mail server, and from other sites', async () => {
    const wrong = await call('POST', '/api/saved-searches', { ...asked, email: 'x', address: '/about/' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      {
        errors: [
          { field: 'email', code: 'email' },
          { field: 'address', code: 'option' },
        ],
      },
    ]);
    const form = (payload: string, headers = {}) =>
      server.inject({
        method: 'POST',
        url: '/api/saved-searches',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      });
    const page = await form('locale=ar&name=x');
    expect([page.statusCode, page.body]).toEqual([422, expect.stringContaining('dir="rtl"')]);
    const good = new URLSearchParams({ ...asked, consent: 'yes' }).toString();
    expect((await form(good)).headers.location).toBe('https://www.safabay.example/saved-searches/?asked=1');
    expect((await form(good, { origin: 'https://evil.example' })).statusCode).toBe(403);
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: '/api/saved-searches/1',
      headers: { origin: 'https://www.safabay.example', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.safabay.example',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'content-type, authorization',
    });
    await restart({ SMTP_URL: '' });
    expect((await call('POST', '/api/saved-searches', asked)).json()).toEqual({
      errors: [{ field: null, code: 'noMail' }],
    });
  });

  it('from one network are refused after the limit', async () => {
    await restart({ LEADS_RATE_LIMIT: '20' });
    const codes = new Map<number, number>();
    for (let count = 0; count < 500; count++) {
      const { statusCode } = await call('POST', '/api/saved-searches', {
        ...asked,
        email: `${count}@example.com`,
      });
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    expect(codes).toEqual(
      new Map([
        [202, 20],
        [429, 480],
      ]),
    );
    expect(await sent()).toHaveLength(20);
  });

  it('are changed, paused and erased by a token, and by no other', async () => {
    const token = await subscribe();
    const stranger = await subscribe({ email: 'omar@example.com' });
    const { searches } = (await call('GET', '/api/saved-searches', undefined, token)).json();
    const path = `/api/saved-searches/${searches[0].id}`;
    for (const wrong of ['', `${token}x`, `${token.slice(0, -1)}-`, stranger]) {
      expect((await call('PATCH', path, { state: 'paused' }, wrong)).statusCode).toBe(404);
      expect((await call('DELETE', path, undefined, wrong)).statusCode).toBe(404);
    }
    for (const page of ['confirm', 'unsubscribe', 'keep']) {
      expect((await call('GET', `/api/saved-searches/${page}?token=${token}`)).statusCode).toBe(404);
      expect((await call('POST', `/api/saved-searches/${page}?token=${token}`)).statusCode).toBe(404);
    }
    expect((await call('PATCH', path, { state: 'gone' }, token)).statusCode).toBe(422);
    const paused = await call('PATCH', path, { state: 'paused', name: 'Later' }, token);
    expect(paused.json()).toMatchObject({ id: searches[0].id, name: 'Later', state: 'paused' });
    expect((await publish([...known, madeHome(3)])).flatMap(({ to }) => to)).toEqual(['omar@example.com']);
    await call('PATCH', path, { state: 'active' }, token);
    const mails = await publish([...known, madeHome(3), madeHome(4)]);
    expect(mails.map(({ mail }) => namesIn(mail.text))).toEqual([['cap-4'], ['cap-4']]);
    expect((await call('DELETE', '/api/saved-searches', undefined, token)).statusCode).toBe(204);
    expect((await call('GET', '/api/saved-searches', undefined, token)).statusCode).toBe(404);
    expect(await leads.alerts.store.count()).toMatchObject({ active: 1, addresses: 1 });
    expect(await leads.alerts.store.forget('OMAR@example.com')).toBe(1);
    expect(await leads.alerts.store.count()).toMatchObject({ active: 0, addresses: 0 });
  });

  it('are erased if they are not confirmed within seven days', async () => {
    await call('POST', '/api/saved-searches', asked);
    const [mail] = await sent();
    clock += 7 * oneDay + 1;
    expect((await call('POST', linkIn(mail?.mail.text ?? '', 'confirm'))).statusCode).toBe(404);
    expect(await leads.alerts.store.sweep()).toEqual({ erased: 1, asked: 0 });
    expect(await leads.alerts.store.count()).toMatchObject({ asked: 0 });
  });

  it('of an inactive address are erased after a year and an unanswered question', async () => {
    await subscribe();
    const ask = async () => {
      clock += 366 * oneDay;
      expect(await leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 1 });
      expect(await leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 0 });
      const [mail] = await sent();
      expect(mail?.mail.headers.subject).toBe(words('en', 'alertMails.keep.subject'));
      return linkIn(mail?.mail.text ?? '', 'keep');
    };
    const link = await ask();
    expect((await call('GET', link)).body).toContain('<form method="post">');
    expect((await call('POST', link)).statusCode).toBe(200);
    clock += 31 * oneDay;
    expect(await leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 0 });
    await ask();
    clock += 31 * oneDay;
    expect(await leads.alerts.store.sweep()).toEqual({ erased: 1, asked: 0 });
    expect(await leads.alerts.store.count()).toMatchObject({ active: 0, addresses: 0 });
  });
});
