import type { Page } from 'playwright';
import { words } from '../support/plannedSite';
import { timePaint } from './paintTimes';

/** Times by what was done. */
export type Paints = Map<string, number[]>;

const t = words.en;

/** Times inputs of a page, each under its name. */
function timer(page: Page, paints: Paints) {
  return async (name: string, type: 'keydown' | 'change' | 'click', act: () => Promise<void>) => {
    const taken = await timePaint(page, type, act).catch((cause) => {
      throw new Error(name, { cause });
    });
    paints.set(name, [...(paints.get(name) ?? []), taken]);
  };
}

/** Does on a page of homes for sale what visitors to other pages cannot. */
export async function timeOwnable(page: Page, paints: Paints): Promise<void> {
  await page.getByRole('button', { name: t('results.allFilters') }).click();
  const tick = page.getByRole('checkbox', { name: t('results.filter.ownable') });
  await timer(page, paints)('I can own it', 'click', () => tick.check());
}

/** The same for homes that are not built yet. */
export async function timeCompletion(page: Page, paints: Paints): Promise<void> {
  await page.getByRole('button', { name: t('results.filter.completion') }).click();
  const year = page.getByRole('radio', { name: new RegExp(t('results.byYear', { year: '' })) }).first();
  await timer(page, paints)('completion', 'click', () => year.check());
}

/** Does on a page of homes for rent what visitors do. */
export async function timeInputs(page: Page, paints: Paints): Promise<void> {
  const time = timer(page, paints);
  const type = async (name: string, text: string) => {
    for (const key of text) await time(name, 'keydown', () => page.keyboard.press(key));
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const within = (part: Page | ReturnType<Page['locator']>) => ({
    choose: (name: string | RegExp) => part.getByRole('radio', { name, exact: true }).first().check(),
    tick: (name: RegExp) => part.getByRole('checkbox', { name }).first().check(),
    amount: (index: number) => part.getByRole('textbox', { name: t('results.upTo') }).nth(index),
  });
  const quick = within(page);

  await page.getByRole('combobox', { name: t('search.where') }).focus();
  await type('a letter of a place', 'qetaifan');
  await time('the place', 'keydown', () => page.keyboard.press('Enter'));
  await time('the place away', 'keydown', () => page.keyboard.press('Backspace'));

  await button(t('results.filter.type')).click();
  await time('type', 'click', () => quick.choose(new RegExp(`^${t('search.types.apartment')}`)));
  await page.keyboard.press('Escape');
  await button(t('results.filter.price')).click();
  await quick.amount(0).focus();
  await type('a figure of the price', '14500');
  await page.keyboard.press('Escape');
  await button(t('results.filter.bedrooms')).click();
  await time('bedrooms', 'click', () => quick.choose('1'));
  await page.keyboard.press('Escape');

  const sort = page.getByRole('combobox', { name: t('results.sort') });
  for (const order of ['lowest', 'highest', 'per-metre', 'recent'])
    await time('order', 'change', async () => void (await sort.selectOption(order)));
  await time('page', 'click', () => page.getByRole('link', { name: t('results.next') }).click());
  const show = (view: string) => page.getByRole('radio', { name: t(`results.view.${view}`) }).check();
  await time('grid', 'click', () => show('grid'));
  await time('order in the grid', 'change', async () => void (await sort.selectOption('lowest')));
  await time('list', 'click', () => show('list'));
  await time('a chip away', 'click', () =>
    page
      .getByRole('list', { name: t('results.activeFilters') })
      .getByRole('button')
      .first()
      .click(),
  );
  await time('all away', 'click', () => button(t('results.clearAll')).click());

  await button(t('results.allFilters')).click();
  const dialog = page.getByRole('dialog');
  const inside = within(dialog);
  await time('bathrooms', 'click', () => inside.choose(t('results.orMore', { count: 2 })));
  await inside.amount(1).focus();
  await page.keyboard.type('25');
  await type('a figure of the size', '0');
  await time('furnished', 'click', () => inside.choose(t('listings.furnished.furnished')));
  await time('bills', 'click', () => inside.tick(new RegExp(t('results.filter.bills'))));
  await time('a feature', 'click', () => inside.tick(new RegExp(`^${t('results.feature.pool')}`)));
  await time('let as well', 'click', () => inside.tick(new RegExp(t('results.filter.gone.rent'))));
  await time('the dialog applied', 'click', () => dialog.locator('[type=submit]').click());
  await button(t('results.clearAll')).first().click();

  await show('map');
  await page.locator('.leaflet-marker-icon[role=button]').first().waitFor();
  await button(t('results.filter.bedrooms')).click();
  await time('bedrooms on the map', 'click', () => quick.choose('2'));
  await page.keyboard.press('Escape');
  await show('list');
}
