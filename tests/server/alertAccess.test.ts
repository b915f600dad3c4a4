import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AlertServer, askedSearch, homesIn, knownHomes, linkIn, oneDay, words } from '../support/alertServer';
import { leadDatabases } from '../support/leadDatabases';
import { madeHome, stockFiles } from '../support/madeStock';
import { readDictionary } from '../support/readDictionary';

describe.each(leadDatabases)('saved searches in %s', { timeout: 60_000 }, (name, makeEmpty) => {
  let at: AlertServer;
  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    at = await AlertServer.start(makeEmpty);
  });
  afterEach(() => at?.close());

  it('answer alike whether an address is known, and limit the mails to it', async () => {
    await at.subscribe();
    for (let count = 0; count < 8; count++) {
      const answer = await at.ask({ address: `/properties/for-rent/in-lusail/?min-price=${count + 1}000` });
      at.clock += 300;
      expect([answer.statusCode, answer.body]).toEqual([202, '{"ok":true}']);
    }
    expect(await at.sent()).toHaveLength(5);
    // A double click asks once.
    await at.ask({ email: 'omar@example.com' });
    at.clock += 300;
    await at.ask({ email: 'omar@example.com' });
    expect(await at.sent()).toHaveLength(1);
    // Requests with a filled honeypot ask an address once a day.
    for (const family of ['properties', 'commercial-properties']) {
      const address = `/${family}/for-rent/`;
      await at.ask({ email: 'trap@example.com', address, extra: 'x' });
      at.clock += 300;
    }
    expect(await at.sent()).toHaveLength(1);
  });

  it('are refused with their faults, without a mail server, and from other sites', async () => {
    const wrong = await at.ask({ email: 'x', address: '/about/' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      {
        errors: [
          { field: 'email', code: 'email' },
          { field: 'address', code: 'option' },
        ],
      },
    ]);
    const page = await at.postForm('/api/saved-searches', 'locale=ar&name=+&address=/about/');
    expect([page.statusCode, page.body]).toEqual([422, expect.stringContaining('dir="rtl"')]);
    const faults = [...page.body.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
    const arabic = readDictionary('ar');
    expect(faults).toEqual(
      [
        'saved.nameRequired',
        'forms.fields.email.required',
        'saved.frequencyRequired',
        'alertMails.addressWrong',
        'saved.consentRequired',
      ].map((key) => arabic[key]),
    );
    const good = new URLSearchParams({ ...askedSearch, consent: 'yes' }).toString();
    expect((await at.postForm('/api/saved-searches', good)).headers.location).toBe(
      'https://www.safabay.example/saved-searches/?asked=1',
    );
    expect(
      (await at.postForm('/api/saved-searches', good, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403);
    // Their bodies are not read, so only the address of the form tells the language.
    for (const [status, body, headers] of [
      [403, 'locale=ar', { origin: 'https://evil.example' }],
      [413, `locale=ar&name=${'x'.repeat(20_000)}`, {}],
    ] as const) {
      const refused = await at.postForm('/api/saved-searches?language=ar', body, headers);
      expect([refused.statusCode, refused.body]).toEqual([status, expect.stringContaining('dir="rtl"')]);
    }
    const preflight = await at.server.inject({
      method: 'OPTIONS',
      url: '/api/saved-searches/1',
      headers: { origin: 'https://www.safabay.example', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.safabay.example',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'content-type, authorization',
    });
    await at.restart({ SMTP_URL: '' });
    expect((await at.ask()).json()).toEqual({
      errors: [{ field: null, code: 'noMail' }],
    });
  });

  it('take the address of the page of results without scripts', async () => {
    for (const [address, saved] of [
      [
        'https://leads.safabay.example/api/results?scripts=off&language=ar&kind=residential.rent&in=lusail&min-bedrooms=2&type=&q=#filters',
        '/properties/for-rent/in-lusail/?min-bedrooms=2',
      ],
      [
        '/api/results?scripts=off&filters=all&q=flat+in+lusail+under+9500',
        '/properties/for-rent/in-lusail/type-apartment/?max-price=9500',
      ],
    ] as const) {
      const form = new URLSearchParams({ ...askedSearch, address, consent: 'yes' }).toString();
      expect((await at.postForm('/api/saved-searches', form)).statusCode).toBe(303);
      expect((await at.sent())[0]?.mail.text).toContain(`https://www.safabay.example${saved}\n`);
    }
    expect((await at.ask({ address: '/api/results?scripts=off&q=cap-1' })).json()).toEqual({
      errors: [{ field: 'address', code: 'option' }],
    });
  });

  it('name what failed behind a link of a mail', async () => {
    await at.ask();
    const confirm = linkIn((await at.sent())[0]?.mail.text, 'confirm');
    const fail = async () => {
      throw new Error('no database');
    };
    Object.assign(at.leads.alerts.store, { confirm: fail, unsubscribe: fail });
    for (const [link, language] of [
      [confirm, 'en'],
      ['/api/saved-searches/unsubscribe?token=x&language=ar', 'ar'],
    ] as const) {
      const page = await at.postForm(link, '');
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain(`<h1>${words(language, 'alertMails.page.notChanged')}</h1>`);
      expect(page.body).not.toContain(words(language, 'alertMails.page.failed'));
    }
  });

  it('come on their day even if they are renamed before they are compared', async () => {
    const token = await at.subscribe({ frequency: 'weekly' });
    const { searches } = (await at.read(token)).json();
    at.source.publish(stockFiles([...knownHomes, madeHome(3)]));
    // Half a minute after seven on Sunday in Doha, between two looks for a new build.
    at.clock = Date.parse('2026-11-29T04:00:30Z');
    await at.call('PATCH', `/api/saved-searches/${searches[0].id}`, { name: 'Later' }, token);
    await at.leads.alerts.update();
    expect((await at.sent()).map(homesIn)).toEqual([['cap-3']]);
  });

  it('are counted, with their mails, for those who know the token', async () => {
    const token = 'a-token-for-metrics';
    expect((await at.call('GET', '/metrics', undefined, token)).statusCode).toBe(404);
    await at.restart({ METRICS_TOKEN: token });
    await at.subscribe();
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(3)]);
    for (const wrong of ['', 'another-token-for-metrics']) {
      expect((await at.call('GET', '/metrics', undefined, wrong)).statusCode).toBe(401);
    }
    const lines = (await at.call('GET', '/metrics', undefined, token)).body.split('\n');
    expect(lines.filter((line) => /^safabay/.test(line))).toEqual([
      'safabay_deliveries{channel="alerts",state="sent"} 1',
      'safabay_deliveries{channel="alerts",state="waiting"} 1',
      'safabay_delivery_attempts{channel="alerts"} 1',
      'safabay_saved_searches{state="asked"} 0',
      'safabay_saved_searches{state="active"} 1',
      'safabay_saved_searches{state="paused"} 0',
      'safabay_saved_search_addresses 1',
    ]);
  });

  // The limit is the same for each database.
  it.runIf(name === 'SQLite')(
    'are refused after the limit if 10,000 come from one network, while another network is served',
    async () => {
      await at.restart({ LEADS_RATE_LIMIT: '20' });
      const ask = (email: string, remoteAddress: string) =>
        at.server.inject({
          method: 'POST',
          url: '/api/saved-searches',
          remoteAddress,
          headers: { accept: 'application/json' },
          payload: { ...askedSearch, email },
        });
      const codes: Record<number, number> = {};
      let before = 0;
      for (let round = 0; round < 100; round++) {
        // Memory that the first requests take is no leak.
        if (round === 10) before = usedMemory();
        // Each from an address of its own in one /64, which one client usually has for itself.
        const many = Array.from({ length: 100 }, (_, index) =>
          ask(`${round}-${index}@example.com`, `2001:db8::${round}:${index}`),
        );
        for (const { statusCode } of await Promise.all(many))
          codes[statusCode] = (codes[statusCode] ?? 0) + 1;
        if (round % 10 === 5) {
          const answer = await ask(`${round}@example.org`, '2001:db8:0:1::1');
          expect(answer.statusCode).toBe(202);
        }
      }
      expect(codes).toEqual({ 202: 20, 429: 9_980 });
      expect(usedMemory() - before).toBeLessThan(40e6);
      expect(await at.leads.alerts.store.count()).toMatchObject({ asked: 30 });
      const addresses = (await at.sent()).flatMap(({ to }) => to);
      expect(addresses).toHaveLength(30);
      expect(addresses.filter((address) => address.endsWith('.org'))).toHaveLength(10);
    },
  );

  it('are changed, paused and erased by a token, and by no other', async () => {
    const token = await at.subscribe();
    const stranger = await at.subscribe({ email: 'omar@example.com' });
    const { searches } = (await at.read(token)).json();
    const path = `/api/saved-searches/${searches[0].id}`;
    for (const wrong of [
      '',
      `${token}x`,
      `${token.slice(0, -1)}${token.endsWith('-') ? '_' : '-'}`,
      stranger,
    ]) {
      expect((await at.call('PATCH', path, { state: 'paused' }, wrong)).statusCode).toBe(404);
      expect((await at.call('DELETE', path, undefined, wrong)).statusCode).toBe(404);
    }
    for (const page of ['confirm', 'unsubscribe', 'keep']) {
      expect((await at.call('GET', `/api/saved-searches/${page}?token=${token}`)).statusCode).toBe(404);
      expect((await at.call('POST', `/api/saved-searches/${page}?token=${token}`)).statusCode).toBe(404);
    }
    expect((await at.call('PATCH', path, { state: 'gone' }, token)).statusCode).toBe(422);
    const paused = await at.call('PATCH', path, { state: 'paused', name: 'Later' }, token);
    expect(paused.json()).toMatchObject({ id: searches[0].id, name: 'Later', state: 'paused' });
    expect((await at.publish([...knownHomes, madeHome(3)])).flatMap(({ to }) => to)).toEqual([
      'omar@example.com',
    ]);
    await at.call('PATCH', path, { state: 'active' }, token);
    const mails = await at.publish([...knownHomes, madeHome(3), madeHome(4)]);
    expect(mails.map(homesIn)).toEqual([['cap-4'], ['cap-4']]);
    expect((await at.call('DELETE', '/api/saved-searches', undefined, token)).statusCode).toBe(204);
    expect((await at.read(token)).statusCode).toBe(404);
    expect(await at.leads.alerts.store.count()).toMatchObject({ active: 1, addresses: 1 });
    expect(await at.leads.alerts.store.forget('OMAR@example.com')).toBe(1);
    expect(await at.leads.alerts.store.count()).toMatchObject({ active: 0, addresses: 0 });
  });

  it('send no links of strangers, and are erased if they are not confirmed within seven days', async () => {
    const name = 'Flat 2.5 km off, see evil.example or https://evil.example/?a, now';
    await at.ask({ name });
    const [mail] = await at.sent();
    expect(mail?.mail.headers.subject).toBe('Please confirm: Flat 2.5 km off, see or now');
    expect(mail?.mail.text + (mail?.mail.html ?? '')).not.toContain('evil');
    at.clock += 7 * oneDay + 1;
    expect((await at.call('POST', linkIn(mail?.mail.text, 'confirm'))).statusCode).toBe(404);
    expect(await at.leads.alerts.store.sweep()).toEqual({ erased: 1, asked: 0 });
    expect(await at.leads.alerts.store.count()).toMatchObject({ asked: 0 });
  });

  it('of an inactive address are erased after a year and an unanswered question', async () => {
    await at.subscribe();
    const ask = async () => {
      at.clock += 366 * oneDay;
      expect(await at.leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 1 });
      expect(await at.leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 0 });
      const [mail] = await at.sent();
      expect(mail?.mail.headers.subject).toBe(words('en', 'alertMails.keep.subject'));
      return linkIn(mail?.mail.text, 'keep');
    };
    const link = await ask();
    expect((await at.call('GET', link)).body).toContain('<form method="post">');
    expect((await at.call('POST', link)).statusCode).toBe(200);
    at.clock += 31 * oneDay;
    expect(await at.leads.alerts.store.sweep()).toEqual({ erased: 0, asked: 0 });
    await ask();
    at.clock += 31 * oneDay;
    expect(await at.leads.alerts.store.sweep()).toEqual({ erased: 1, asked: 0 });
    expect(await at.leads.alerts.store.count()).toMatchObject({ active: 0, addresses: 0 });
  });
});

/** Bytes that the process holds after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
