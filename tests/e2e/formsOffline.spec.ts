// Playwright's own test, because the project's fixture fails a test on console errors, which an offline browser logs.
import { expect, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { openAlive } from '../support/e2e';
import { fillIn, pageOfForm, submitForm } from '../support/filledForms';
import { watchScripts } from '../support/navigations';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];
  const callback = localisePath(pageOfForm('callback'), code);

  test(`a form sent offline is queued and sent once, in ${code}`, async ({ page, context }) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads')) keys.push(JSON.parse(request.postData() ?? '{}').key);
    });
    await openAlive(page, callback);
    const parts = watchScripts(page);
    await fillIn(page, 'callback');
    // The modules that send it later are requested on first interaction; they arrive before anyone has filled in a
    // form.
    await expect.poll(() => parts.arrived > 0 && parts.underWay.size === 0).toBe(true);
    await context.setOffline(true);
    await submitForm(page, 'callback');
    await expect(page.getByText(t('forms.waiting.title'))).toBeVisible();
    await expect(page.getByText(t('common.queue.waiting', { count: 1 }))).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL(/callback-thankyou\/\?reference=SB-/);
    expect(new Set(keys).size).toBe(1);
  });

  test(`a queued form is sent from another page after a reload, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath(pageOfForm('jobApplication'), code));
    await fillIn(page, 'jobApplication');
    let tries = 0;
    await page.route('**/api/leads', (route) => {
      tries += 1;
      return route.abort();
    });
    await submitForm(page, 'jobApplication');
    await expect(page.getByText(t('forms.waiting.title'))).toBeVisible();
    // A newly queued form is tried once more on this page. The next attempt is made by the other page.
    await expect.poll(() => tries).toBe(2);
    await page.unroute('**/api/leads');
    const posted = page.waitForRequest('**/api/leads');
    await page.goto(localisePath('/about/', code));
    expect((await posted).headers()['content-type']).toContain('multipart/form-data');
    await expect(page.getByRole('status').filter({ hasText: /SB-\w{6}/ })).toBeVisible();
  });

  test(`a draft survives a reload, except for the consent, in ${code}`, async ({ page }) => {
    await openAlive(page, callback);
    await fillIn(page, 'callback');
    await page.reload();
    await expect(page.locator('input[name=name]')).not.toHaveValue('');
    await expect(page.locator('input[name=phone]')).toHaveValue('+974 5555 1234');
    await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
    await expect(page.locator('input[name=consent]')).not.toBeChecked();
  });
}
