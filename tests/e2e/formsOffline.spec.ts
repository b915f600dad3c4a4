// Not our own test: a browser without a line complains of it.
import { expect, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { openAlive } from '../support/e2e';
import { fillIn, pageOfForm, submitForm } from '../support/filledForms';
import { watchScripts } from '../support/navigations';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];
  const callback = localisePath(pageOfForm.callback, code);

  test(`a form sent offline waits on the device and goes out once, in ${code}`, async ({ page, context }) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads')) keys.push(JSON.parse(request.postData() ?? '{}').key);
    });
    await openAlive(page, callback);
    const parts = watchScripts(page);
    await fillIn(page, 'callback');
    // What sends it later is asked for at the first touch; nobody fills in a form faster than that arrives.
    await expect.poll(() => parts.arrived > 0 && parts.underWay.size === 0).toBe(true);
    await context.setOffline(true);
    await submitForm(page, 'callback');
    await expect(page.getByText(t('forms.waiting.title'))).toBeVisible();
    await expect(page.getByText(t('common.queue.waiting', { count: 1 }))).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL(/callback-thankyou\/\?reference=SB-/);
    expect(new Set(keys).size).toBe(1);
  });

  test(`what waits goes out from another page after a reload, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath(pageOfForm.jobApplication, code));
    await fillIn(page, 'jobApplication');
    let tries = 0;
    await page.route('**/api/leads', (route) => {
      tries += 1;
      return route.abort();
    });
    await submitForm(page, 'jobApplication');
    await expect(page.getByText(t('forms.waiting.title'))).toBeVisible();
    // What has started to wait is tried once more from here; the next try is the other page's.
    await expect.poll(() => tries).toBe(2);
    await page.unroute('**/api/leads');
    const posted = page.waitForRequest('**/api/leads');
    await page.goto(localisePath('/about/', code));
    expect((await posted).headers()['content-type']).toContain('multipart/form-data');
    await expect(page.getByRole('status').filter({ hasText: /SB-\w{6}/ })).toBeVisible();
  });

  test(`a draft survives a reload, but for the consent, in ${code}`, async ({ page }) => {
    await openAlive(page, callback);
    await fillIn(page, 'callback');
    await page.reload();
    await expect(page.locator('input[name=name]')).not.toHaveValue('');
    await expect(page.locator('input[name=phone]')).toHaveValue('+974 5555 1234');
    await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
    await expect(page.locator('input[name=consent]')).not.toBeChecked();
  });
}
