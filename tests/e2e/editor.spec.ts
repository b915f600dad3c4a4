import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
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
import { changedFiles, giveFolder, projectWith, readContentFiles, readFileOf } from '../support/editorFolder';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// The editor takes the day from the computer's clock, and `today` that of Qatar.
test.use({ viewport: { width: 1400, height: 1000 }, timezoneId: 'Asia/Qatar' });

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

/**
 * Opens an entry.
 * @param shown what only this entry shows; by default its slug
 */
async function openEntry(page: Page, entry: string, shown?: Locator): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${entry}`);
  if (shown) return shown.waitFor();
  const [collection, , name] = entry.split('/');
  const { slug } = jsonOf(`content/${collection}/${name}.json`);
  await expect(field(page, 'slug').locator('input').first()).toHaveValue(slug, { timeout: 10_000 });
}

/** A field by its path. */
const field = (page: Page, path: string) => page.locator(`section[data-key-path="${path}"]`);

/** Scrolls down to a field: fields are drawn when they come into view. */
async function reveal(page: Page, name: string): Promise<void> {
  await page.mouse.move(600, 600);
  await expect(async () => {
    await page.mouse.wheel(0, (await field(page, name).count()) ? 0 : 900);
    await expect(field(page, name)).toBeAttached({ timeout: 300 });
  }).toPass();
  await field(page, name).scrollIntoViewIfNeeded();
}

async function fill(page: Page, path: string, text: string): Promise<void> {
  await reveal(page, path.split('.')[0] ?? '');
  await field(page, path).locator('input, textarea').first().fill(text);
}

/** Words of Sveltia CMS. */
const english = {
  save: 'Save',
  options: 'Show Editor Options',
  duplicate: 'Duplicate',
  browse: 'Browse',
  insert: 'Insert',
};
const arabic: typeof english = {
  save: 'حفظ',
  options: 'إظهار خيارات المحرر',
  duplicate: 'تكرار',
  browse: 'تصفح',
  insert: 'إدراج',
};

/** Saves, and waits until a file has changed and the list is shown again. */
async function save(page: Page, path: string, { save: name } = english): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  // The form is emptied first, and the editor returns to the list later: to another entry's address, if one was set
  // meanwhile.
  await expect(page.locator('.content-editor')).toHaveCount(0, { timeout: 30_000 });
  const isChanged = async () => ![null, files[path]].includes(await readFileOf(page, path));
  await expect.poll(isChanged, { timeout: 30_000 }).toBe(true);
}

/** Changes the price of cap-1001, whose form is open. Returns its file as it is to be. */
async function changePrice(page: Page, amount: number): Promise<string> {
  await fill(page, 'price.amount', String(amount));
  const before = jsonOf('content/listings/cap-1001.json');
  return formatEntry('listings', {
    ...before,
    price: { ...before.price, amount },
    priceHistory: [{ date: before.listed, amount: before.price.amount }],
    verified: today(),
    priceSince: today(),
  });
}

/** Begins a home as a copy of cap-1002, and opens its gallery. Returns its data, with the pictures of the original. */
async function copyHome(page: Page, words = english) {
  await openEntry(page, 'listings/entries/cap-1002');
  await page.getByRole('button', { name: words.options }).click();
  await page.getByRole('menuitem', { name: words.duplicate }).click();
  const copied = jsonOf('content/listings/cap-1002.json');
  const slug = `${copied.slug}-2`;
  const title = { en: 'A second three-bedroom home with a study', ar: 'مسكن ثانٍ بثلاث غرف نوم وغرفة مكتب' };
  await fill(page, 'reference', 'cap-9999');
  await fill(page, 'slug', slug);
  await fill(page, 'title.en', title.en);
  await fill(page, 'title.ar', title.ar);
  await reveal(page, 'gallery');
  return { ...copied, reference: 'cap-9999', slug, title };
}

/** Adds a picture to the gallery, which then has a number of pictures. */
async function insertPicture(page: Page, choose: () => Promise<void>, count: number, words = english) {
  const gallery = field(page, 'gallery');
  await gallery.getByRole('button', { name: words.browse }).click();
  await choose();
  await page.getByRole('dialog').getByRole('button', { name: words.insert }).click();
  // Pictures, too, are drawn when they come into view.
  await page.mouse.move(600, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(gallery.getByRole('textbox')).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

/** The first collection of a group in the list of collections. */
const firstOf = (page: Page, group: string) =>
  page.getByRole('tree').getByRole('separator', { name: group }).locator('+ [role=treeitem]');

/** Answers in place of the server, which checks the project: with an error in the price of cap-1001. */
async function sendError(page: Page): Promise<void> {
  const fault = { severity: 'error', file: 'content/listings/cap-1001.json', field: 'price.amount' };
  const errors = [{ ...fault, found: '0', expected: 'more than 0' }];
  await page.route('**/faults', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(errors)}\n\n` }),
  );
}

/** The message above a field. */
function messageAt(page: Page, path: string): Promise<string> {
  const wrapper = field(page, path).locator('> .field-wrapper');
  return wrapper.evaluate((element) => getComputedStyle(element, '::before').content);
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
  await sendError(page);
  const warnings = await openEditor(page);
  await expect(firstOf(page, 'Team and clients')).toContainText('People');
  await page.getByRole('link', { name: 'content/listings/cap-1001.json › price.amount' }).click();
  await field(page, 'slug').waitFor();
  await reveal(page, 'price');
  expect(await messageAt(page, 'price.amount')).toBe('"found 0, expected more than 0"');
  expect(await messageAt(page, 'price')).toBe('none');
  const path = 'content/listings/cap-1001.json';
  const priced = await changePrice(page, 12500);
  await save(page, path);
  const changed = await changedFiles(page, files);
  expect(changed).toEqual({ [path]: priced });
  expect(await faultsWith(changed)).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a home is added as a copy of another one, with two pictures more', async ({ page }) => {
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#0f4c5c' } })
    .jpeg()
    .toBuffer();
  await openEditor(page);
  const home = await copyHome(page);
  const dialog = page.getByRole('dialog');
  const choose = () => dialog.getByRole('option', { name: 'bathroom-03.jpg' }).click();
  await insertPicture(page, choose, home.gallery.length + 1);
  const upload = async () => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).first().click();
    await (await chooser).setFiles({ name: 'IMG_2041 Kitchen.JPEG', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByRole('option', { name: 'img_2041-kitchen.jpeg' }).waitFor();
  };
  await insertPicture(page, upload, home.gallery.length + 2);
  const path = 'content/listings/cap-9999.json';
  await save(page, path);
  const changed = await changedFiles(page, files);
  const gallery = [...home.gallery, 'bathroom-03.jpg', 'img-2041-kitchen.jpg'];
  expect(changed).toEqual({
    [path]: formatEntry('listings', { ...home, gallery }),
    'content/pictures/img_2041-kitchen.jpeg': photo.toString('latin1'),
  });
  expect(await faultsWith(changed)).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('a price and a home are written from right to left', async ({ page }) => {
    await sendError(page);
    await openEditor(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(firstOf(page, 'الفريق والعملاء')).toContainText('الفريق');

    await openEntry(page, 'listings/entries/cap-1001');
    await reveal(page, 'price');
    // Values are isolated from the direction of the sentence by invisible characters.
    expect(await messageAt(page, 'price.amount')).toMatch(/^"الموجود: .0.\. المطلوب: أكثر من .0.\."$/);
    const priced = await changePrice(page, 12500);
    await save(page, 'content/listings/cap-1001.json', arabic);

    const home = await copyHome(page, arabic);
    const choose = () => page.getByRole('dialog').getByRole('option', { name: 'bathroom-03.jpg' }).click();
    await insertPicture(page, choose, home.gallery.length + 1, arabic);
    await save(page, 'content/listings/cap-9999.json', arabic);

    const changed = await changedFiles(page, files);
    expect(changed).toEqual({
      'content/listings/cap-1001.json': priced,
      'content/listings/cap-9999.json': formatEntry('listings', {
        ...home,
        gallery: [...home.gallery, 'bathroom-03.jpg'],
      }),
    });
    expect(await faultsWith(changed)).toEqual([]);
  });

  test('a block and a long text are written from right to left', async ({ page }) => {
    await openEditor(page);
    await openEntry(page, 'pages/entries/sell');
    await reveal(page, 'blocks');
    await expect(field(page, 'blocks').getByText('أقسام الصفحة').first()).toBeVisible();
    const addBlock = page.getByRole('button', { name: /إضافة .?قسم/ });
    await addBlock.last().click();
    await page.getByRole('menuitem', { name: 'المكاتب' }).click();
    const before = jsonOf('content/pages/sell.json');
    const place = `blocks.${before.blocks.length}`;
    await fill(page, `${place}.title.en`, 'Visit us');
    await fill(page, `${place}.title.ar`, 'زورونا');
    await expect(field(page, `${place}.title.ar`).locator('input').first()).toHaveCSS('direction', 'rtl');
    await expect(field(page, `${place}.title.en`).locator('input').first()).toHaveCSS('direction', 'ltr');
    await save(page, 'content/pages/sell.json', arabic);

    const path = 'content/articles/mortgage-ceilings/ar.md';
    const textIn = (direction: 'ltr' | 'rtl') => page.locator(`textarea[dir=${direction}]`);
    await openEntry(page, 'texts-articles/entries/mortgage-ceilings', textIn('rtl'));
    // English stands beside it.
    await expect(textIn('ltr')).toHaveValue(/The rule, and its date/);
    await textIn('rtl').fill(`${files[path]?.trimEnd()} هذه جملة أخيرة.`);
    await save(page, path, arabic);
    const changed = await changedFiles(page, files);

    const block = { type: 'offices', title: { en: 'Visit us', ar: 'زورونا' } };
    expect(changed).toEqual({
      'content/pages/sell.json': formatEntry('pages', { ...before, blocks: [...before.blocks, block] }),
      [path]: `${files[path]?.trimEnd()} هذه جملة أخيرة.\n`,
    });
    expect(await faultsWith(changed)).toEqual([]);
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
