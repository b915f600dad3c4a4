import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../src/domain/content/listings';
import { searchFilesAddress } from '../../src/domain/search/searchFiles';
import { isolate } from '../../src/i18n/format';
import { mostAttempts } from '../../src/server/leads/outbox';
import { AlertServer, askedSearch, homesIn, knownHomes, linkIn, oneDay, words } from '../support/alertServer';
import { leadDatabases } from '../support/leadDatabases';
import { madeHome, stockFiles } from '../support/madeStock';
import type { ReceivedMail } from '../support/mailServer';

const cheaper = (home: Listing, amount: number): Listing => ({ ...home, price: { ...home.price, amount } });

describe.each(leadDatabases)('saved searches in %s', { timeout: 60_000 }, (_name, makeEmpty) => {
  let at: AlertServer;
  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    at = await AlertServer.start(makeEmpty);
  });
  afterEach(() => at?.close());

  it('are confirmed, mailed once for a new and a reduced home, and ended by one click', async () => {
    expect((await at.ask()).json()).toEqual({ ok: true });
    const [confirmation, ...others] = await at.sent();
    expect(others).toEqual([]);
    expect(confirmation?.to).toEqual(['sara@example.com']);
    expect(confirmation?.mail.text).toContain('Flats in Lusail');
    const page = linkIn(confirmation?.mail.text, 'confirm');
    // A scanner that opens the link confirms nothing.
    expect((await at.call('GET', page)).body).toContain('<form method="post">');
    expect(await at.leads.alerts.store.count()).toMatchObject({ asked: 1, active: 0 });
    const confirmed = await at.call('POST', page);
    expect(confirmed.headers.location).toMatch(/^https:\/\/www\.safabay\.example\/saved-searches\/#token=/);
    expect((await at.call('POST', page)).body).toContain(words('en', 'alertMails.page.confirmed.title'));

    const [first, second] = knownHomes as [Listing, Listing];
    const mails = await at.publish([
      first,
      cheaper(second, 11_000),
      madeHome(3, { permit: 'AD-2026-00003' }),
      madeHome(4, { bedrooms: 1 }),
    ]);
    expect(mails).toHaveLength(1);
    const [{ mail }] = mails as [(typeof mails)[0]];
    expect(mail.headers.subject).toBe('1 new property and 1 price reduction: Flats in Lusail');
    expect(homesIn(mails[0])).toEqual(['cap-3', 'cap-2']);
    expect(mail.text).toContain('QAR 11,000 a month');
    expect(mail.text).toContain('Reduced from QAR 12,000');
    expect(mail.text).toContain('2-bedroom apartment');
    expect(mail.text).toContain(`Permit ${isolate('AD-2026-00003')}`);
    expect(mail.html).toContain('src="https://www.safabay.example/static/picture-1-800.jpg"');
    expect(mail.html).toContain('alt="A living room"');
    const results = 'https://www.safabay.example/properties/for-rent/in-lusail/?min-bedrooms=2';
    expect(mail.text).toContain(results);
    const manage = /#token=([\w-]+)/.exec(mail.text)?.[1];
    expect((await at.read(manage)).json()).toMatchObject({
      email: 'sara@example.com',
      locale: 'en',
      searches: [{ name: 'Flats in Lusail', state: 'active', address: askedSearch.address }],
    });

    expect(mail.headers.date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const unsubscribe = /<(.+)>/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await at.call('GET', unsubscribe)).body).toContain('<form method="post">');
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const multipart = `--x\r\n${part}\r\n--x--\r\n`;
    expect(
      (await at.postForm(unsubscribe, multipart, { 'content-type': 'multipart/form-data; boundary=x' }))
        .statusCode,
    ).toBe(200);
    const repeated = await at.postForm(unsubscribe, 'List-Unsubscribe=One-Click');
    expect(repeated.statusCode).toBe(200);
    expect(await at.publish([...knownHomes, madeHome(5)])).toEqual([]);
    expect(await at.leads.alerts.store.count()).toEqual({ asked: 0, active: 0, paused: 0, addresses: 0 });
  });

  it('are written in Arabic, right to left, for an Arabic search', async () => {
    await at.subscribe({ locale: 'ar', name: 'شقق في لوسيل' });
    const [received] = await at.publish([...knownHomes, madeHome(3)]);
    expect(received?.mail.headers.subject).toBe('عقار جديد: شقق في لوسيل');
    expect(received?.mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(received?.mail.text).toContain('شقة بغرفتي نوم');
    expect(received?.mail.text).toContain('https://www.safabay.example/ar/properties-for-rent/');
    expect(received?.mail.text).not.toContain('alertMails.');
  });

  it('send nothing twice after a rebuild, a restart, a withdrawal or a price that comes back', async () => {
    await at.subscribe();
    const grown = [...knownHomes, madeHome(3)];
    expect(await at.publish(grown)).toHaveLength(1);
    expect(await at.publish([...grown].reverse(), '2026-11-23')).toEqual([]);
    await at.restart();
    expect(await at.publish(grown, '2026-11-23')).toEqual([]);
    expect(await at.publish([], '2026-11-23')).toEqual([]);
    expect(await at.publish(grown, '2026-11-23')).toEqual([]);
    expect(await at.publish([...knownHomes, cheaper(madeHome(3), 8_000)], '2026-11-23')).toHaveLength(1);
    expect(await at.publish(grown, '2026-11-23')).toEqual([]);
    expect(await at.publish([...knownHomes, cheaper(madeHome(3), 8_000)], '2026-11-23')).toEqual([]);
  });

  it('skip no home that was withdrawn before its mail was sent, and put back later', async () => {
    await at.subscribe();
    at.post.refuses = true;
    expect(await at.publish([...knownHomes, madeHome(3), madeHome(4)])).toEqual([]);
    await at.publish([...knownHomes, madeHome(4)]);
    at.acceptMails();
    const [mail] = await at.sent();
    expect(homesIn(mail)).toEqual(['cap-4']);
    const [later] = await at.publish([...knownHomes, madeHome(3), madeHome(4)]);
    expect(homesIn(later)).toEqual(['cap-3']);
  });

  it('send nothing twice and skip nothing if an older build of the same day comes in between', async () => {
    await at.subscribe();
    const [first, second] = knownHomes as [Listing, Listing];
    const older = [...knownHomes, madeHome(3)];
    const newer = [first, cheaper(second, 11_000), madeHome(3), madeHome(4)];
    const newest = [first, cheaper(second, 10_000), madeHome(3), madeHome(4), madeHome(5)];
    expect((await at.publish(older)).map(homesIn)).toEqual([['cap-3']]);
    expect((await at.publish(newer)).map(homesIn)).toEqual([['cap-4', 'cap-2']]);
    // The return to an older release, or the copy of a CDN that is out of date.
    expect(await at.publish(older)).toEqual([]);
    await at.subscribe({ email: 'omar@example.com' });
    const mails = await at.publish(newer);
    expect(mails.map((mail) => [mail.to[0], ...homesIn(mail)])).toEqual([
      ['omar@example.com', 'cap-4', 'cap-2'],
    ]);
    // Mails that wait meanwhile say nothing that is no longer true.
    at.post.refuses = true;
    await at.publish(newest);
    await at.publish(newer);
    at.acceptMails();
    expect(await at.sent()).toEqual([]);
    expect((await at.publish(newest)).map(homesIn)).toEqual([
      ['cap-5', 'cap-2'],
      ['cap-5', 'cap-2'],
    ]);
    expect(await at.publish(newer)).toEqual([]);
    expect(await at.publish(newest)).toEqual([]);
  });

  it('do not call a home new again that was reduced, withdrawn and put back before the mail was sent', async () => {
    await at.subscribe();
    expect(await at.publish([...knownHomes, madeHome(3)])).toHaveLength(1);
    at.post.refuses = true;
    await at.publish([...knownHomes, cheaper(madeHome(3), 8_000)]);
    await at.publish(knownHomes);
    at.acceptMails();
    expect(await at.sent()).toEqual([]);
    expect(await at.publish([...knownHomes, madeHome(3)])).toEqual([]);
    const [mail] = await at.publish([...knownHomes, cheaper(madeHome(3), 8_000)]);
    expect(mail?.mail.text).toContain('Reduced from QAR 9,000');
  });

  it('name the price on the day of sending', async () => {
    await at.subscribe({ frequency: 'daily' });
    await at.publish([...knownHomes, madeHome(3)]);
    at.post.refuses = true;
    at.clock += oneDay;
    await at.publish([...knownHomes, madeHome(3)]);
    at.post.refuses = false;
    at.clock += 60_000;
    const [mail] = await at.publish([...knownHomes, cheaper(madeHome(3), 9_500)]);
    expect(mail?.mail.text).toContain('QAR 9,500 a month');
    at.clock += oneDay;
    expect(await at.publish([...knownHomes, cheaper(madeHome(3), 9_500)])).toEqual([]);
  });

  it('are repeated as the same message if the answer was lost, and further homes come in another', async () => {
    await at.subscribe();
    at.post.losesAnswers = true;
    const [first] = await at.publish([...knownHomes, madeHome(3), madeHome(4)]);
    at.post.losesAnswers = false;
    // A refusal of the repeated mail says nothing about the first.
    at.post.refuses = true;
    at.clock += oneDay;
    expect(await at.publish([...knownHomes, cheaper(madeHome(3), 8_000), madeHome(5)])).toEqual([]);
    at.acceptMails();
    const mails = await at.sent();
    const isFirst = ({ mail }: ReceivedMail) =>
      mail.headers['message-id'] === first?.mail.headers['message-id'];
    const same = mails.find(isFirst);
    const others = mails.filter((mail) => !isFirst(mail));
    const withoutTokens = (text: string | undefined) => text?.replace(/token=[\w-]+/g, '');
    expect(same?.mail.headers.date).toBe(first?.mail.headers.date);
    expect(withoutTokens(same?.mail.html)).toBe(withoutTokens(first?.mail.html));
    expect(withoutTokens(same?.mail.text)).toBe(withoutTokens(first?.mail.text));
    const unsubscribe = linkIn(same?.mail.text, 'unsubscribe');
    expect((await at.call('GET', unsubscribe)).body).toContain('<form method="post">');
    expect(others.map(homesIn)).toEqual([['cap-5', 'cap-3']]);
    expect(others[0]?.mail.text).toContain('Reduced from QAR 9,000');
    at.clock += oneDay;
    expect(await at.sent()).toEqual([]);
  });

  it('send one mail after a day, or many days, without a mail server', async () => {
    await at.subscribe();
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(3)]);
    await at.publish([...knownHomes, madeHome(3), madeHome(4)]);
    await at.publish([...knownHomes, cheaper(madeHome(3), 8_500), madeHome(4)]);
    expect(at.logged.at(-1)).toMatch(/^AL-\w+ by alerts: smtp 451; will be tried again$/);
    at.acceptMails();
    const mails = await at.sent();
    expect(mails).toHaveLength(1);
    expect(homesIn(mails[0]).sort()).toEqual(['cap-3', 'cap-4']);
    expect(mails[0]?.mail.text).toContain('QAR 8,500');
    // After many days the mail is given up, until there is news again.
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(5)]);
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      at.clock += oneDay;
      await at.sent();
    }
    expect(at.logged.at(-1)).toContain('gave up');
    at.post.refuses = false;
    expect((await at.publish([...knownHomes, madeHome(5), madeHome(6)])).map(homesIn)).toEqual([
      ['cap-5', 'cap-6'],
    ]);
  });

  it('are confirmed without a wait for mails about homes', async () => {
    await at.subscribe();
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(3)]);
    at.acceptMails();
    await at.ask({ email: 'omar@example.com' });
    expect((await at.sent()).flatMap(({ to }) => to)).toEqual(['omar@example.com', 'sara@example.com']);
  });

  it('are compared once if two servers share the database', async () => {
    await at.subscribe();
    await at.subscribe({ email: 'omar@example.com' });
    const other = await at.openLeads();
    at.source.publish(stockFiles([...knownHomes, madeHome(3)]));
    await Promise.all([at.leads.alerts.update(), other.alerts.update()]);
    await Promise.all([at.leads.alerts.delivery.run(), other.alerts.delivery.run()]);
    expect(at.post.received.flatMap(({ to }) => to).sort()).toEqual(['omar@example.com', 'sara@example.com']);
    await other.close();
  });

  it('are mailed by a server that knows the homes, not by one with an older stock', async () => {
    await at.subscribe();
    const other = await at.openLeads();
    await other.alerts.update();
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(3)]);
    at.acceptMails();
    expect(await other.alerts.delivery.run()).toEqual({ sent: 0, failed: 1 });
    expect(at.logged.at(-1)).toContain('stock outdated');
    await other.alerts.update();
    at.clock += oneDay;
    expect(await other.alerts.delivery.run()).toEqual({ sent: 1, failed: 0 });
    expect(at.post.received).toHaveLength(1);
    await other.close();
  });

  it('of one address do not repeat a home', async () => {
    await at.subscribe();
    await at.subscribe({ name: 'All flats', address: '/properties/for-rent/' });
    const mails = await at.publish([...knownHomes, madeHome(3), madeHome(4, { area: 'the-pearl-island' })]);
    expect(mails.flatMap(homesIn).sort()).toEqual(['cap-3', 'cap-4']);
  });

  it('tell of the homes of another search that ends or is paused before its mail was sent', async () => {
    const token = await at.subscribe();
    await at.subscribe({ name: 'All flats', address: '/properties/for-rent/' });
    await at.subscribe({ name: 'Lusail', address: '/properties/for-rent/in-lusail/' });
    at.post.refuses = true;
    await at.publish([...knownHomes, madeHome(3)]);
    const { searches } = (await at.read(token)).json();
    // Whichever was compared first has the mail.
    const [first, second] = searches as { id: string }[];
    await at.call('DELETE', `/api/saved-searches/${first?.id}`, undefined, token);
    await at.leads.alerts.update();
    expect(await at.sent()).toEqual([]);
    await at.call('PATCH', `/api/saved-searches/${second?.id}`, { state: 'paused' }, token);
    at.acceptMails();
    await at.leads.alerts.update();
    expect((await at.sent()).map(homesIn)).toEqual([['cap-3']]);
    at.clock += oneDay;
    expect(await at.publish([...knownHomes, madeHome(3)])).toEqual([]);
  });

  it('find words of titles and descriptions, as the site does', async () => {
    await at.subscribe({ address: '/properties/for-rent/?text=vineyard' });
    const title = { en: 'Flat above the vineyard', ar: 'شقة فوق الكرم' };
    const mails = await at.publish([...knownHomes, madeHome(3, { title }), madeHome(4)]);
    expect(mails.map(homesIn)).toEqual([['cap-3']]);
  });

  it('name at most 20 homes, and link to the rest', async () => {
    await at.subscribe();
    const many = Array.from({ length: 25 }, (_, index) => madeHome(100 + index));
    const [received] = await at.publish([...knownHomes, ...many]);
    expect(homesIn(received)).toHaveLength(20);
    expect(received?.mail.headers.subject).toContain('25 new properties');
    expect(received?.mail.text).toContain(words('en', 'alertMails.homes.rest', { count: 5 }));
    expect(await at.publish([...knownHomes, ...many, madeHome(3)])).toHaveLength(1);
  });

  it('send nothing of the stock that is on offer when the first server starts', async () => {
    if (makeEmpty) await at.startEmpty(makeEmpty);
    await at.subscribe();
    expect(await at.publish(knownHomes)).toEqual([]);
    expect(await at.publish([...knownHomes, madeHome(3)])).toHaveLength(1);
  });

  it.each([
    ['daily', '2026-11-23T03:59:00Z', '2026-11-23T04:00:00Z'],
    ['weekly', '2026-11-29T03:59:00Z', '2026-11-29T04:00:00Z'],
  ])('that are %s wait for the morning in Doha', async (frequency, before, morning) => {
    await at.subscribe({ frequency });
    expect(await at.publish([...knownHomes, madeHome(3)])).toEqual([]);
    at.clock = Date.parse(before);
    expect(await at.publish([...knownHomes, madeHome(3), madeHome(4)])).toEqual([]);
    at.clock = Date.parse(morning);
    await at.leads.alerts.update();
    const [mail, ...others] = await at.sent();
    expect(homesIn(mail).sort()).toEqual(['cap-3', 'cap-4']);
    expect(others).toEqual([]);
    at.clock += oneDay / 2;
    expect(await at.publish([...knownHomes, madeHome(5)])).toEqual([]);
  });

  it('refuse a stock that is cut short, mixed, of an older build or of the future, with one line in the log', async () => {
    await at.subscribe();
    const grown = stockFiles([...knownHomes, madeHome(3)]);
    const rents = [...grown.keys()].find((path) => path.includes('residential-rent')) ?? '';
    for (const [broken, reason] of [
      [new Map(grown).set(rents, grown.get(rents)?.slice(0, -20) ?? ''), 'is incomplete or changed'],
      [new Map(grown).set(searchFilesAddress, '{"words":'), 'the list of search files is not JSON'],
      [new Map(grown).set(searchFilesAddress, '{}'), 'the list of search files is incomplete'],
      [new Map([...grown].filter(([path]) => path !== rents)), 'does not exist'],
      [stockFiles([...knownHomes, madeHome(3)], '2026-11-21'), 'a build of 2026-11-22 is known'],
      [stockFiles([...knownHomes, madeHome(3)], '2026-11-24'), 'made on 2026-11-24, which is in the future'],
    ] as const) {
      at.logged.length = 0;
      at.source.publish(broken);
      await at.leads.alerts.update();
      await at.leads.alerts.update();
      expect(at.logged).toEqual([expect.stringContaining(reason)]);
    }
    expect(await at.sent()).toEqual([]);
    expect(await at.publish([...knownHomes, madeHome(3)])).toHaveLength(1);
  });
});
