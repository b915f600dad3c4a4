import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { editorHeaders, headersOfBuild } from '../../src/domain/site/securityHeaders';
import { bundleEditor } from '../../src/editor/bundleEditor';
import { serveEditor } from '../../src/editor/serveEditor';
import { writeEditor } from '../../src/editor/writeEditor';
import { isWarning } from '../../src/generation/fault';
import { formatEntry } from '../../src/generation/formatEntry';
import { inspectProject, loadContent } from '../../src/generation/loadContent';
import { today } from '../../src/generation/today';
import { takeUploads } from '../../src/imports/takeUploads';
import { createServer } from '../../src/server/createServer';
import { changedFiles, giveFolder, projectWith, readContentFiles } from '../support/editorFolder';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

/** The content without most homes and pages, which would take long to copy. */
const files = readContentFiles(
  /listings\/(?!cap-100[12])|pages\/(?!sell)|\/(faqs|glossary|popularSearches|reviews|imports)\//,
);
let server: Server;
let address = '';

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  await bundleEditor(folder);
  server = serveEditor(folder, process.cwd());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens the editor on a copy of the content. */
async function openEditor(page: Page): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
  await giveFolder(page, `${address}/editor.css`, files);
  await page.goto(address);
  await page.getByRole('button').first().click();
  await page.getByText('cap-1001').first().waitFor();
  return warnings;
}

async function openEntry(page: Page, entry: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${entry}`);
  await field(page, 'slug').waitFor();
}

/** A field by its path. */
const field = (page: Page, path: string) => page.locator(`section[data-key-path="${path}"]`);

/** Scrolls down to a field: fields are drawn when they come into view. */
async function reveal(page: Page, name: string): Promise<void> {
  await page.mouse.move(600, 600);
  await expect(async () => {
    await page.mouse.wheel(0, (await field(page, name).count()) ? 0 : 700);
    await expect(field(page, name)).toBeAttached({ timeout: 300 });
  }).toPass();
  await field(page, name).scrollIntoViewIfNeeded();
}

async function fill(page: Page, path: string, text: string): Promise<void> {
  await reveal(page, path.split('.')[0] ?? '');
  await field(page, path).locator('input, textarea').first().fill(text);
}

/** Saves and returns what has changed in the folder. */
async function save(page: Page, label = 'Save') {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect
    .poll(async () => Object.keys(await changedFiles(page, files)), { timeout: 30_000 })
    .not.toEqual([]);
  return changedFiles(page, files);
}

async function faultsWith(changed: Awaited<ReturnType<typeof changedFiles>>) {
  const root = projectWith(changed);
  expect(await takeUploads(root)).toEqual([]);
  const { faults } = await inspectProject(root);
  return faults.filter((fault) => !isWarning(fault));
}

const jsonOf = (path: string) => JSON.parse(files[path] ?? 'null');

test('a price with an error is changed, with its history and the day of verification, and nothing else', async ({
  page,
}) => {
  // The server checks the project, which has no errors.
  const fault = { severity: 'error', file: 'content/listings/cap-1001.json', field: 'price.amount' };
  const errors = [{ ...fault, found: '0', expected: 'more than 0' }];
  await page.route('**/faults', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(errors)}\n\n` }),
  );
  const warnings = await openEditor(page);
  await page.getByRole('link', { name: 'content/listings/cap-1001.json › price.amount' }).click();
  await field(page, 'slug').waitFor();
  await reveal(page, 'price');
  const messageAt = (path: string) =>
    field(page, path)
      .locator('> .field-wrapper')
      .evaluate((wrapper) => getComputedStyle(wrapper, '::before').content);
  expect(await messageAt('price.amount')).toBe('"found 0, expected more than 0"');
  expect(await messageAt('price')).toBe('none');
  await fill(page, 'price.amount', '12500');
  const changed = await save(page);
  const path = 'content/listings/cap-1001.json';
  const before = jsonOf(path);
  const after = {
    ...before,
    price: { ...before.price, amount: 12500 },
    priceHistory: [{ date: before.listed, amount: before.price.amount }],
    verified: today(),
    priceSince: today(),
  };
  expect(changed).toEqual({ [path]: formatEntry('listings', after) });
  expect(await faultsWith(changed)).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a home is added as a copy of another one, with two pictures more', async ({ page }) => {
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#0f4c5c' } })
    .jpeg()
    .toBuffer();
  await openEditor(page);
  await openEntry(page, 'listings/entries/cap-1002');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const reference = 'cap-9999';
  await fill(page, 'reference', reference);
  await fill(page, 'slug', `${jsonOf('content/listings/cap-1002.json').slug}-2`);
  await fill(page, 'title.en', 'A second three-bedroom home with a study');
  await fill(page, 'title.ar', 'مسكن ثانٍ بثلاث غرف نوم وغرفة مكتب');
  const copied = jsonOf('content/listings/cap-1002.json');
  const gallery = field(page, 'gallery');
  const pictures = gallery.getByRole('button', { name: 'Remove Image' });
  await reveal(page, 'gallery');
  const dialog = page.getByRole('dialog');
  const insert = async (choose: () => Promise<void>, count: number) => {
    await gallery.getByRole('button', { name: 'Browse' }).click();
    await choose();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(pictures).toHaveCount(count);
  };
  await insert(
    () => dialog.getByRole('option', { name: 'bathroom-03.jpg' }).click(),
    copied.gallery.length + 1,
  );
  await insert(async () => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).first().click();
    await (await chooser).setFiles({ name: 'IMG_2041 Kitchen.JPEG', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByRole('option', { name: 'img_2041-kitchen.jpeg' }).waitFor();
  }, copied.gallery.length + 2);
  const changed = await save(page);
  const path = `content/listings/${reference}.json`;
  expect(changed).toEqual({
    [path]: formatEntry('listings', {
      ...copied,
      reference,
      slug: `${copied.slug}-2`,
      title: { en: 'A second three-bedroom home with a study', ar: 'مسكن ثانٍ بثلاث غرف نوم وغرفة مكتب' },
      gallery: [...copied.gallery, 'bathroom-03.jpg', 'img-2041-kitchen.jpg'],
    }),
    'content/pictures/img_2041-kitchen.jpeg': photo.toString('latin1'),
  });
  expect(await faultsWith(changed)).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('a block is added to a page, in fields from right to left', async ({ page }) => {
    await openEditor(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await openEntry(page, 'pages/entries/sell');
    await reveal(page, 'blocks');
    await expect(field(page, 'blocks').getByText('أقسام الصفحة').first()).toBeVisible();
    await page
      .getByRole('button', { name: /إضافة .?قسم/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'المكاتب' }).click();
    const path = 'content/pages/sell.json';
    const before = jsonOf(path);
    const place = `blocks.${before.blocks.length}`;
    await fill(page, `${place}.title.en`, 'Visit us');
    await fill(page, `${place}.title.ar`, 'زورونا');
    await expect(field(page, `${place}.title.ar`).locator('input').first()).toHaveCSS('direction', 'rtl');
    await expect(field(page, `${place}.title.en`).locator('input').first()).toHaveCSS('direction', 'ltr');
    const changed = await save(page, 'حفظ');
    const block = { type: 'offices', title: { en: 'Visit us', ar: 'زورونا' } };
    const after = formatEntry('pages', { ...before, blocks: [...before.blocks, block] });
    expect(changed).toEqual({ [path]: after });
    expect(await faultsWith(changed)).toEqual([]);
  });

  test('a long text is changed beside the text in the other language', async ({ page }) => {
    await openEditor(page);
    await page.evaluate(() => {
      location.hash = '#/collections/texts-articles/entries/mortgage-ceilings';
    });
    const path = 'content/articles/mortgage-ceilings/ar.md';
    const textIn = (direction: 'ltr' | 'rtl') => page.locator(`textarea[dir=${direction}]`);
    await expect(textIn('ltr')).toHaveValue(/The rule, and its date/);
    await textIn('rtl').fill(`${files[path]?.trimEnd()} هذه جملة أخيرة.`);
    expect(await save(page, 'حفظ')).toEqual({ [path]: `${files[path]?.trimEnd()} هذه جملة أخيرة.\n` });
  });
});

test('the editor for a repository starts under its own policy and asks to sign in', async ({ page }) => {
  const authorisation = 'https://auth.example.dev';
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const publicFolder = join(folder, 'public');
  const backend = { repository: 'agency/site', branch: 'main', hosted: { authorisation, siteUrl: address } };
  await writeEditor(join(publicFolder, 'admin'), backend, await loadContent(process.cwd()));
  const built = {
    headers: headersOfBuild({ scriptHashes: [] }),
    editorHeaders: editorHeaders(authorisation),
  };
  writeFileSync(join(publicFolder, '_build.json'), JSON.stringify({ ...built, redirects: [] }));
  const site = await createServer({ publicFolder, dataFolder: join(folder, 'data') });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });

  const answer = await page.goto(`${origin}/admin/`);
  expect(answer?.headers()).toMatchObject(built.editorHeaders);
  // Sveltia CMS isolates names from the direction of the text around them by invisible characters.
  const signIn = page.getByRole('button', { name: /^Sign In with .?GitHub/ });
  const [popup] = await Promise.all([page.waitForEvent('popup'), signIn.click()]);
  expect(await popup.opener()).toBe(page);
  expect([...hosts]).toEqual([origin]);
  expect(warnings).toEqual([]);
  await site.close();
});
