import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { expect, openAlive, test } from '../support/e2e';
import { type MailServer, startMailServer } from '../support/mailServer';
import { words } from '../support/plannedSite';
import { savedAddress as address, savedName as name, openSaveForm } from '../support/saveSearch';
import { type ServedSite, serveBuiltSite } from '../support/serveBuiltSite';

for (const code of localeCodes) {
  const t = words[code];

  test(`a search saved on the device is listed with its new homes and opened, in ${code}`, async ({
    page,
  }) => {
    const form = await openSaveForm(page, code);
    expect(await violationsOn(page), 'in the dialog').toEqual([]);
    await form.getByRole('button', { name: t('saved.submit.device') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('saved.list') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('saved.list') })).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(t('saved.noneNew'))).toBeVisible();

    // Two homes fewer had been seen.
    await page.evaluate(() => {
      const [search] = JSON.parse(localStorage.getItem('saved-searches') ?? '[]');
      localStorage.setItem('saved-searches', JSON.stringify([{ ...search, seen: search.seen.slice(0, -2) }]));
    });
    await openAlive(page, localisePath('/saved-searches/', code));
    await expect(page.getByText(t('saved.new', { count: 2 }), { exact: true })).toBeVisible();
    expect(await violationsOn(page), 'on the page').toEqual([]);
    await page.getByRole('link', { name: t('saved.openOf', { name }) }).click();
    await expect(page).toHaveURL(new RegExp(`${localisePath(address, code).replace('?', '[?]')}$`));
    await page.goBack();
    await expect(page.getByText(t('saved.noneNew'))).toBeVisible();
  });
}

test.describe('alerts by email', () => {
  let mails: MailServer;
  let server: ServedSite;
  let site = '';

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mails = await startMailServer();
    server = await serveBuiltSite((port) => ({
      SMTP_URL: mails.url,
      SITE_URL: `http://127.0.0.1:${port}`,
      LEADS_RATE_LIMIT: '0',
    }));
    site = `http://127.0.0.1:${server.port}`;
  });
  test.afterAll(async () => {
    server?.stop();
    await mails?.close();
  });

  /** Waits for the mail to an address and returns its text. */
  async function textTo(email: string): Promise<string> {
    const find = () => mails.received.find(({ to }) => to.includes(email))?.mail.text ?? '';
    await expect.poll(find).not.toBe('');
    return find();
  }

  // alerts.spec.ts does the same in Arabic, and goes on to the mails about homes.
  test('are confirmed by a mail, listed, paused and deleted', async ({ page }) => {
    const t = words.en;
    const email = 'sara@example.com';
    const form = await openSaveForm(page, 'en', site);
    await form.getByRole('radio', { name: t('saved.where.email') }).check();
    await form.getByRole('textbox', { name: t('forms.fields.email.label') }).fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: t('saved.submit.email') }).click();
    await expect(page.getByRole('heading', { name: t('saved.done.email') })).toBeFocused();
    // The link shows a page with one button, because mail scanners open links, too.
    await page.goto(/https?:\S+\/confirm\?\S+/.exec(await textTo(email))?.[0] ?? '');
    await page.getByRole('button').click();
    await expect(page.getByText(t('saved.mail.of', { email }))).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('saved.mail.pauseOf', { name }) }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: t('saved.mail.resumeOf', { name }) })).toBeVisible();
    await page.getByRole('button', { name: t('saved.deleteOf', { name }) }).click();
    await expect(page.getByText(t('saved.mail.erasedText'))).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    const t = words.ar;

    test('are asked for with the address of the results', async ({ page }) => {
      const path = localisePath('/saved-searches/', 'ar');
      await page.goto(site + path);
      const form = page.getByRole('form', { name: t('saved.mail.form') });
      await form.locator('[name=address]').fill(site + localisePath(address, 'ar'));
      await form.locator('[name=name]').fill(name);
      await form.locator('[name=email]').fill('plain@example.com');
      await form.getByRole('checkbox').check();
      await form.getByRole('button').click();
      await expect(page).toHaveURL(`${site}${path}?asked=1`);
      await expect(form).toBeVisible();
      expect(await textTo('plain@example.com')).toContain(name);
    });
  });
});
