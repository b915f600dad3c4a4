import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../../../tests/support/madeSearchIndex';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { stubDialogs } from '../../../../tests/support/stubDialogs';
import { countMatches } from '../../../domain/search/fitsQuery';
import { defaultQuery } from '../../../domain/search/query';
import { localeCodes } from '../../../i18n/locales';
import { FilterDialog } from './FilterDialog';
import * as form from './FilterForm';

const areas = readAreas();
const content = searchContent(randomListings(600, 9, areas), areas);
const query = { ...defaultQuery('residential', 'rent'), areas: ['lusail'], minBedrooms: 2, page: 3 };
const change = vi.fn();

stubDialogs();

describe.each(localeCodes)('the filter dialog in %s', (code) => {
  const t = wordsOf(code);
  const searchIndex = { ...madeSearchIndex(content, 'residential', 'rent', code), pictures: {}, code };
  const promised = (wanted: object) =>
    t('results.showCount', {
      count: countMatches({ ...query, ...wanted }, searchIndex.data, searchIndex.words),
    });
  const dialog = () => screen.getByRole('dialog', { name: t('results.allFilters') });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(t('results.allFilters')) }));
    return within(dialog());
  };

  beforeEach(() => {
    change.mockReset();
    const late = { module: form, hasFailed: false, retry: () => {} };
    renderInLanguage(
      <FilterDialog query={query} searchIndex={searchIndex} change={change} late={late} />,
      code,
    );
  });

  it('shows the number of active filters', () => {
    expect(screen.getByRole('button')).toHaveAccessibleName(
      expect.stringContaining(t('results.activeCount', { count: 1 })),
    );
  });

  it('shows the number of results, and changes the search only when submitted', async () => {
    const inside = await open();
    expect(inside.getByRole('button', { name: promised({}) })).toBeVisible();
    await userEvent.click(inside.getByRole('radio', { name: t('listings.furnished.furnished') }));
    await userEvent.click(
      inside.getByRole('checkbox', { name: new RegExp(`^${t('results.feature.pool')}\\s*\\d+$`) }),
    );
    const apply = inside.getByRole('button', {
      name: promised({ furnished: 'furnished', features: ['pool'] }),
    });
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(apply);
    expect(change).toHaveBeenCalledWith({ ...query, furnished: 'furnished', features: ['pool'], page: 1 });
  });

  it('searches for the chosen number of bedrooms exactly, until "or more" is ticked', async () => {
    const inside = await open();
    const andMore = () => inside.queryByRole('checkbox', { name: t('results.filter.andMore') });
    expect(andMore()).toBeChecked();
    await userEvent.click(inside.getByRole('radio', { name: t('listings.studio') }));
    expect(andMore()).not.toBeChecked();
    await userEvent.click(inside.getByRole('radio', { name: '3' }));
    expect(andMore()).not.toBeChecked();
    await userEvent.click(andMore() as HTMLElement);
    await userEvent.click(inside.getByRole('radio', { name: '4' }));
    expect(andMore()).toBeChecked();
  });

  it('searches within a distance of a place, in the whole country, by keyboard alone', async () => {
    const inside = await open();
    const [lusail, other] = code === 'ar' ? ['لوسيل', 'الخليج الغربي'] : ['Lusail', 'West Bay'];
    inside.getByRole('button', { name: t('search.remove', { name: lusail }) }).focus();
    await userEvent.keyboard('{Enter}');
    expect(inside.getByRole('combobox', { name: t('results.nearPlace') })).toHaveFocus();
    await userEvent.paste('zzqq');
    expect(inside.getByText(t('results.noSuchPlace', { text: 'zzqq' }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.paste(other);
    await userEvent.keyboard('{Enter}');
    const five = t('common.kilometres', { value: 5 });
    await userEvent.click(inside.getByRole('radio', { name: new RegExp(`^${five}\\s*\\d+$`) }));
    await userEvent.click(
      inside.getByRole('button', {
        name: promised({ areas: ['qatar'], near: { area: 'west-bay', kilometres: 5 } }),
      }),
    );
    const near = { area: 'west-bay', kilometres: 5 };
    expect(change).toHaveBeenCalledWith({ ...query, areas: ['qatar'], near, page: 1 });
  });

  it('keeps a place of the visitor on the device, and then offers travel times to it', async () => {
    const inside = await open();
    expect(inside.queryByRole('radio', { name: t('results.travel.mode.walk') })).toBeNull();
    inside.getByRole('combobox', { name: t('results.travel.place') }).focus();
    await userEvent.paste('west bay');
    await userEvent.keyboard('{Enter}');
    const { point } = areas.find(({ slug }) => slug === 'west-bay') ?? { point: null };
    const place = { point, area: 'west-bay', mode: 'car' };
    expect(JSON.parse(localStorage.getItem('own-place') ?? '')).toEqual(place);
    await userEvent.keyboard('{Tab}');
  });

  it('shows errors for an invalid amount, and for a reversed range', async () => {
    const inside = await open();
    const [from, upTo] = [t('results.from'), t('results.upTo')].map((name) =>
      inside.getAllByRole('textbox', { name }),
    );
    await userEvent.type(upTo?.[0] as HTMLElement, 'cheap');
    expect(upTo?.[0]).toHaveAccessibleDescription(t('results.notAnAmount'));
    await userEvent.clear(upTo?.[0] as HTMLElement);
    await userEvent.type(upTo?.[0] as HTMLElement, '5000');
    await userEvent.type(from?.[0] as HTMLElement, '٦٠٠٠');
    expect(inside.getByRole('alert')).toHaveTextContent(t('results.crossed'));
  });

  it('does not take the start of an amount that cannot be read for a limit', async () => {
    const inside = await open();
    const [upTo] = inside.getAllByRole('textbox', { name: t('results.upTo') });
    await userEvent.type(upTo as HTMLElement, '12.5x');
    await userEvent.click(inside.getByRole('button', { name: promised({}) }));
    expect(change).not.toHaveBeenCalled();
    expect(upTo).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: t('results.clearAll') }));
    expect(inside.getAllByRole('textbox', { name: t('results.upTo') })[0]).toHaveValue('');
    await userEvent.click(inside.getByRole('button', { name: promised({ minBedrooms: null }) }));
    expect(change).toHaveBeenCalledOnce();
  });

  it('closes when the back button shows another search behind it', async () => {
    await open();
    fireEvent.popState(window);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears all filters except the place', async () => {
    const inside = await open();
    await userEvent.click(inside.getByRole('button', { name: t('results.clearAll') }));
    await userEvent.click(inside.getByRole('button', { name: promised({ minBedrooms: null }) }));
    expect(change).toHaveBeenCalledWith({ ...defaultQuery('residential', 'rent'), areas: ['lusail'] });
  });
});
