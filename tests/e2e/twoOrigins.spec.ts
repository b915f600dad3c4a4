import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forms } from '../../src/domain/forms/forms';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { copyBuild } from '../support/copyBuild';
import { expect, openAlive, test } from '../support/e2e';
import { fillIn, submitForm } from '../support/filledForms';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { freePort } from '../support/serveBuiltSite';
import { serveProject } from '../support/serveProject';

// Tests a static site whose forms are posted to a server on another origin. It uses the build in public/ with LEADS_URL
// in place of /api/leads, with /api/results beside it, and with the headers that such a build writes. LEADS_URL changes
// nothing else in pages and scripts.

const folder = mkdtempSync(join(tmpdir(), 'two-origins-'));
let site = '';
let leads: LeadServer;
let stopSite = async () => {};

test.describe.configure({ mode: 'serial' });
// The site is on localhost, where Gatsby reports that a blocked worker cannot be registered.
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  site = `http://localhost:${port}`;
  leads = await startLeadServer({ LEADS_ORIGINS: site, DATA_FOLDER: join(folder, 'leads') });
  const leadsUrl = `${leads.url}/api/leads`;
  const change = (text: string) =>
    text
      .replaceAll('action="/api/leads', `action="${leadsUrl}`)
      .replaceAll('"/api/leads"', `"${leadsUrl}"`)
      .replaceAll('"/api/results', `"${leads.url}/api/results`);
  await copyBuild(join(folder, 'public'), { pages: ['/callback/', forms.callback.thanks], change, leadsUrl });
  stopSite = await serveProject(folder, port);
});

test.afterAll(async () => {
  await stopSite();
  await leads?.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

for (const code of localeCodes) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a form of a site on another origin, in ${code}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('is sent to the form server, and the visitor stays on the site', async ({ page }) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url());
        });
        const path = `${site}${localisePath('/callback/', code)}`;
        if (javaScriptEnabled) await openAlive(page, path);
        else await page.goto(path);
        await fillIn(page, 'callback');
        await submitForm(page, 'callback');
        await expect(page).toHaveURL(/\?reference=SB-\w{6}/);
        const query = javaScriptEnabled ? '' : `?language=${code}&page=${localisePath('/callback/', code)}`;
        expect(posts).toEqual([`${leads.url}/api/leads${query}`]);
        const address = new URL(page.url());
        expect([address.origin, address.pathname]).toEqual([site, localisePath(forms.callback.thanks, code)]);
      });
    });
  }
}
