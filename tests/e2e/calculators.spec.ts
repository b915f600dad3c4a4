import { localisePath } from '../../src/domain/site/paths';
import { formatPrice } from '../../src/i18n/format';
import { localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { expect, openAlive, sharedPageTest as test, withoutScriptTest } from '../support/e2e';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];
  const riyals = (amount: number) => formatPrice(amount, 'QAR', code);

  test.describe(`calculators in ${code}`, () => {
    test('the mortgage calculator works by keyboard, and its URL restores the result', async ({ page }) => {
      await openAlive(page, localisePath('/services/mortgages/', code));
      const price = page.getByRole('textbox', { name: t('mortgage.price') });
      const result = page.getByRole('region', { name: t('calculators.result') });
      await price.scrollIntoViewIfNeeded();
      await price.focus();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('٢٬٤٠٠٬٠٠٠');
      await expect(result).toContainText(riyals(10_523));
      await page.keyboard.press('Tab');
      await expect(price).toHaveValue('2,400,000');
      await expect(page).toHaveURL(/price=/);
      await expect(page.getByRole('status').filter({ hasText: riyals(10_523) })).toBeAttached();
      await page.reload();
      await expect(result).toContainText(riyals(10_523));
    });

    test('the deposit must be smaller than the price', async ({ page }) => {
      await openAlive(
        page,
        localisePath('/services/mortgages/?price=500000&deposit=500000&depositIn=amount#calculator', code),
      );
      const deposit = page.getByRole('textbox', { name: t('mortgage.deposit') });
      await expect(deposit).toHaveAttribute('aria-invalid', 'true');
      await expect(deposit).toHaveAccessibleDescription(new RegExp(t('mortgage.error.deposit')));
    });

    test('stamp duty depends on the buyer', async ({ page }) => {
      await openAlive(page, localisePath('/new-homes/?price=400000#calculator', code));
      const result = page.getByRole('region', { name: t('calculators.result') });
      await expect(result).toContainText(formatPrice(38_000, 'GBP', code));
      await page.getByRole('radio', { name: t('stampDuty.buyer.firstTime') }).check();
      await expect(result).toContainText(formatPrice(13_000, 'GBP', code));
    });

    test('the short form shows an estimate with comparable homes, or says that there are too few', async ({
      page,
    }) => {
      await openAlive(page, localisePath('/services/consultancy-and-valuation/', code));
      const form = page.getByRole('form', { name: t('valuation.title') });
      await form.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await form.getByRole('combobox', { name: t('valuation.area') }).selectOption('marina-district');
      await form.getByRole('textbox', { name: t('valuation.size') }).fill('120');
      await form.getByRole('button', { name: t('valuation.submit') }).click();
      await expect(page).toHaveURL(/instant-valuation-result\/\?purpose=sale&area=marina-district/);
      const result = page.getByRole('region', { name: t('calculators.result') });
      await expect(result).toContainText(t('estimate.sureness'));
      await expect(page.getByRole('heading', { name: t('estimate.compared') })).toBeVisible();
      await page.getByRole('combobox', { name: t('valuation.type') }).selectOption('penthouse');
      await expect(result).toContainText(t('estimate.tooFew'));
    });

    for (const path of [
      '/services/mortgages/?deposit=10&salary=9000',
      '/new-homes/?price=600000&buyer=firstTime',
      '/rent/?cheques=13',
      '/services/landlords/',
      '/property-valuation/instant-valuation-result/?area=lusail&type=apartment&size=120',
      '/property-valuation/instant-valuation-result/?area=lusail&type=villa&size=5',
    ]) {
      test(`${path} passes axe and fits every screen width`, async ({ page }) => {
        await openAlive(page, localisePath(path, code));
        await page.locator('#calculator').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        for (const details of await page.locator('#calculator details > summary').all())
          await details.click();
        for (const viewport of [
          { width: 1280, height: 900 },
          { width: 390, height: 844 },
        ]) {
          await page.setViewportSize(viewport);
          expect.soft(await violationsOn(page)).toEqual([]);
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(beyond).toBeLessThanOrEqual(0);
        }
      });
    }

    withoutScriptTest('a calculator is readable before scripts load', async ({ page }) => {
      await page.goto(localisePath('/services/mortgages/', code));
      await expect(page.getByRole('region', { name: t('calculators.result') })).toContainText(riyals(8_769));
    });
  });
}
