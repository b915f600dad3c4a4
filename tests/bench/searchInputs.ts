import type { Locator, Page } from 'playwright';
import type { LocaleCode } from '../../src/i18n/locales';
import { words } from '../support/plannedSite';
import { aim, timePaint } from './paintTimes';

/** Milliseconds by name of the input. */
export type Paints = Map<string, number[]>;

type Time = (name: string, type: 'keydown' | 'change' | 'click', act: () => Promise<void>) => Promise<void>;

/** Returns a function that measures an input and stores the time under a name. */
function timer(page: Page, paints: Paints): Time {
  return async (name, type, act) => {
    const taken = await timePaint(page, type, act).catch((cause) => {
      throw new Error(name, { cause });
    });
    paints.set(name, [...(paints.get(name) ?? []), taken]);
  };
}

/** Returns a function that measures a click. */
function clicker(page: Page, time: Time) {
  return async (name: string, target: Locator) => time(name, 'click', await aim(page, target));
}

/** Measures the input that only homes for sale have. */
export async function timeOwnable(page: Page, paints: Paints, code: LocaleCode): Promise<void> {
  const t = words[code];
  await page.getByRole('button', { name: t('results.allFilters') }).click();
  const tick = page.getByRole('checkbox', { name: t('results.filter.ownable') });
  await clicker(page, timer(page, paints))('I can own it', tick);
}

/** Measures the input that only off-plan homes have. */
export async function timeCompletion(page: Page, paints: Paints, code: LocaleCode): Promise<void> {
  const t = words[code];
  await page.getByRole('button', { name: t('results.filter.completion') }).click();
  const year = page.getByRole('radio', { name: new RegExp(t('results.byYear', { year: '' })) }).first();
  await clicker(page, timer(page, paints))('completion', year);
}

/** Measures all other inputs on a page of homes for rent. */
export async function timeInputs(page: Page, paints: Paints, code: LocaleCode): Promise<void> {
  const t = words[code];
  const time = timer(page, paints);
  const click = clicker(page, time);
  const type = async (name: string, text: string) => {
    for (const key of text) await time(name, 'keydown', () => page.keyboard.press(key));
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const within = (part: Page | ReturnType<Page['locator']>) => ({
    choose: (name: string | RegExp) => part.getByRole('radio', { name, exact: true }).first(),
    tick: (name: RegExp) => part.getByRole('checkbox', { name }).first(),
    amount: (index: number) => part.getByRole('textbox', { name: t('results.upTo') }).nth(index),
  });
  const quick = within(page);

  await page.getByRole('combobox', { name: t('search.where') }).focus();
  await type('a letter of a place', 'qetaifan');
  await time('the place', 'keydown', () => page.keyboard.press('Enter'));
  await time('the place away', 'keydown', () => page.keyboard.press('Backspace'));

  await button(t('results.filter.type')).click();
  await click('type', quick.choose(new RegExp(`^${t('search.types.apartment')}`)));
  await page.keyboard.press('Escape');
  await button(t('results.filter.price')).click();
  await quick.amount(0).focus();
  await type('a figure of the price', '14500');
  await page.keyboard.press('Escape');
  await button(t('results.filter.bedrooms')).click();
  await click('bedrooms', quick.choose('1'));
  await page.keyboard.press('Escape');

  const sort = page.getByRole('combobox', { name: t('results.sort') });
  for (const order of ['lowest', 'highest', 'per-metre', 'recent'])
    await time('order', 'change', async () => void (await sort.selectOption(order)));
  await click('page', page.getByRole('link', { name: t('results.next') }));
  const view = (name: string) => page.getByRole('radio', { name: t(`results.view.${name}`) });
  await click('grid', view('grid'));
  await time('order in the grid', 'change', async () => void (await sort.selectOption('lowest')));
  await click('list', view('list'));
  const chips = page.getByRole('list', { name: t('results.activeFilters') });
  await click('a chip away', chips.getByRole('button').first());
  await click('all away', button(t('results.clearAll')));

  await button(t('results.allFilters')).click();
  const dialog = page.getByRole('dialog');
  const inside = within(dialog);
  await click('bathrooms', inside.choose(t('results.orMore', { count: 2 })));
  await inside.amount(1).focus();
  await page.keyboard.type('25');
  await type('a figure of the size', '0');
  await click('furnished', inside.choose(t('listings.furnished.furnished')));
  await click('bills', inside.tick(new RegExp(t('results.filter.bills'))));
  await click('a feature', inside.tick(new RegExp(`^${t('results.feature.pool')}`)));
  await click('let as well', inside.tick(new RegExp(t('results.filter.offMarket.rent'))));
  await click('the dialog applied', dialog.locator('[type=submit]'));
  await button(t('results.clearAll')).first().click();

  await view('map').check();
  await page.locator('.leaflet-marker-icon[role=button]').first().waitFor();
  await button(t('results.filter.bedrooms')).click();
  await click('bedrooms on the map', quick.choose('2'));
  await page.keyboard.press('Escape');
  await view('list').check();
}
