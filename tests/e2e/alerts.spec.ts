import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savedSearchesPath } from '../../src/domain/alerts/savedSearch';
import type { Content } from '../../src/domain/content/collections';
import type { Listing } from '../../src/domain/content/listings';
import { listingPath, localisePath } from '../../src/domain/site/paths';
import { SiteContent } from '../../src/generation/siteContent';
import { formatList, formatPrice } from '../../src/i18n/format';
import { type LocaleCode, localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { copyBuild } from '../support/copyBuild';
import { expect, test } from '../support/e2e';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mailServer';
import { readSoundContent, words } from '../support/plannedSite';
import { publishStock } from '../support/publishStock';
import { openSaveForm, savedAddress, savedName } from '../support/saveSearch';
import { freePort } from '../support/serveBuiltSite';
import { serveProject } from '../support/serveProject';

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
const publicFolder = join(folder, 'public');
let content: Content;
/** Homes that the saved search finds: in the builds to come, one is new, one reduced, and one new later. */
let added: Listing;
let reduced: Listing;
let addedLater: Listing;
let before: Listing['price'];

let mails: MailServer;
let site = '';
let stop = async () => {};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mails = await startMailServer();
  content = readSoundContent();
  [added, reduced, addedLater] = new SiteContent(content, new Map(), '')
    .listingsIn('lusail', { family: 'residential', purpose: 'rent' })
    .filter(({ bedrooms }) => (bedrooms ?? 0) >= 2) as [Listing, Listing, Listing];
  before = { ...reduced.price, amount: reduced.price.amount + 1_000 };
  const pages = ['/properties/for-rent/in-lusail/', savedSearchesPath, ...[added, reduced].map(listingPath)];
  await copyBuild(publicFolder, { pages, change: (text) => text });
  cpSync('public/static', join(publicFolder, 'static'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || path.endsWith('-800.jpg'),
  });
  const first = content.listings.filter((home) => home !== added && home !== addedLater);
  publish(first.map((home) => (home === reduced ? { ...home, price: before } : home)));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  stop = await serveProject(folder, port, { SMTP_URL: mails.url, SITE_URL: site, ALERTS_INTERVAL: '1' });
});

test.afterAll(async () => {
  await stop();
  await mails?.close();
  rmSync(folder, { recursive: true, force: true });
});

const publish = (homes: readonly Listing[]) => publishStock(publicFolder, content, homes);
const addressOf = (code: LocaleCode) => `sara-${code}@example.com`;
const mailsTo = (code: LocaleCode) => mails.received.filter(({ to }) => to.includes(addressOf(code)));

/** Waits until an address has received this number of mails in all, and returns the last. */
async function mailTo(code: LocaleCode, count: number): Promise<ReceivedMail['mail']> {
  await expect.poll(() => mailsTo(code).length, { timeout: 15_000 }).toBe(count);
  return (mailsTo(code).at(-1) as ReceivedMail).mail;
}

/** The URL that confirms a search, from the mail that asks for it. */
const confirmUrl = ({ text }: ReceivedMail['mail']) => /https?:\S+\/confirm\?\S+/.exec(text)?.[0] ?? '';

test('a search is saved, confirmed, mailed once for a new and a reduced home, and ended by one click', async ({
  page,
  request,
}) => {
  const t = words.ar;
  const form = await openSaveForm(page, 'ar', site);
  await form.getByRole('radio', { name: t('saved.where.email') }).check();
  await form.getByRole('textbox', { name: t('forms.fields.email.label') }).fill(addressOf('ar'));
  await form.getByRole('combobox').selectOption('published');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('saved.submit.email') }).click();
  await expect(page.getByRole('heading', { name: t('saved.done.email') })).toBeFocused();
  // The link shows a page with one button, because mail scanners open links, too.
  await page.goto(confirmUrl(await mailTo('ar', 1)));
  await page.getByRole('button').click();
  await expect(page.getByText(t('saved.mail.of', { email: addressOf('ar') }))).toBeVisible();
  expect(page.url()).toBe(site + localisePath(savedSearchesPath, 'ar'));
  expect(await violationsOn(page)).toEqual([]);

  // Another visitor saves the same search in English, without a script.
  const asked = { locale: 'en', name: savedName, email: addressOf('en'), address: savedAddress };
  const saved = await request.post(`${site}/api/saved-searches`, {
    form: { ...asked, frequency: 'published', consent: 'yes' },
  });
  expect(saved.status()).toBe(200);
  expect((await request.post(confirmUrl(await mailTo('en', 1)))).status()).toBe(200);

  publish(content.listings.filter((home) => home !== addedLater));
  for (const code of localeCodes) {
    const mail = await mailTo(code, 2);
    const say = words[code];
    const priceOf = ({ amount, currency }: Listing['price']) => formatPrice(amount, currency, code);
    const news = [say('alertMails.homes.new', { count: 1 }), say('alertMails.homes.reduced', { count: 1 })];
    expect(mail.headers.subject).toBe(
      say('alertMails.homes.subject', { news: formatList(news, code), name: savedName }),
    );
    const lines = mail.text.split('\n');
    const atHome = (home: Listing) => lines.indexOf(site + localisePath(listingPath(home), code));
    expect(atHome(added)).toBeGreaterThan(0);
    expect(atHome(reduced)).toBeGreaterThan(atHome(added));
    expect(lines[atHome(added) - 4]).toContain(`${say('alertMails.homes.isNew')}: `);
    expect(lines[atHome(reduced) - 4]).toContain(say('alertMails.homes.was', { price: priceOf(before) }));
    expect(lines[atHome(reduced) - 2]).toBe(say('alertMails.homes.price', { price: priceOf(reduced.price) }));
    expect(lines).toContain(site + localisePath(savedAddress, code));
    const urls = [...`${mail.text}\n${mail.html}`.matchAll(/https?:[^\s"]+/g)].map(([url]) =>
      url.replaceAll('&#38;', '&'),
    );
    // Two homes, two pictures, all results, and the links to manage and to unsubscribe.
    expect(new Set(urls).size).toBe(7);
    for (const url of new Set(urls)) {
      const answer = await request.get(url, { maxRedirects: 0 });
      expect([url, answer.status()]).toEqual([url, 200]);
    }
  }

  const { headers } = await mailTo('ar', 2);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const unsubscribeUrl = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const ended = await request.post(unsubscribeUrl, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(ended.status()).toBe(200);

  publish(content.listings);
  await mailTo('en', 3);
  // Mails are sent in the order of the builds, so one about that build would come before the next one.
  const cheaper = { ...added.price, amount: added.price.amount - 500 };
  publish(content.listings.map((home) => (home === added ? { ...home, price: cheaper } : home)));
  await mailTo('en', 4);
  expect(localeCodes.map((code) => mailsTo(code).length)).toEqual([4, 2]);
});
