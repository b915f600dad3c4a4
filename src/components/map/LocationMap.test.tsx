import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { LocationMap } from './LocationMap';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

it.each(localeCodes)('the buttons of the map in %s are named in its language', (code) => {
  const t = wordsOf(code);
  renderInLanguage(<LocationMap point={{ lat: 25.3, lng: 51.5 }} label="Map" />, code);
  expect(screen.getAllByRole('button', { name: t('map.zoomIn') })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: t('map.zoomOut') })).toHaveLength(1);
});

it('takes over the focus of the button that opened the map', () => {
  renderInLanguage(<LocationMap point={{ lat: 25.3, lng: 51.5 }} label="Map" />, 'en');
  expect(screen.getByRole('region', { name: 'Map' })).toHaveFocus();
});
