import { getLocale, localeCodes } from '../../src/i18n/locales';
import { leadMail } from '../../src/server/leads/leadMail';
import { readWords } from '../../src/server/words';
import { expect, sharedPageTest as test } from '../support/e2e';
import { madeLead } from '../support/madeLead';

for (const code of localeCodes) {
  test(`the mail about a lead in ${code} fits a phone`, async ({ page }) => {
    const lead = { ...madeLead('key-0001'), reference: 'SB-7KQ4MD' };
    const { html } = leadMail(lead, code, readWords('locales'), 'https://www.safabay.example');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(html);
    await expect(page.locator('html')).toHaveAttribute('dir', getLocale(code).dir);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
