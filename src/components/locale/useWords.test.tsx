// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { useWords } from './useWords';

function Counts() {
  const { t } = useWords();
  return [1, 2, 3, 11].map((count) => <p key={count}>{t('search.count', { count })}</p>);
}

const expected = {
  en: ['1 property', '2 properties', '3 properties', '11 properties'],
  ar: ['عقار واحد', 'عقاران', '3 عقارات', '11 عقارًا'],
};

it.each(localeCodes)(
  'counted texts in %s have the right form without plural rules of the platform',
  (code) => {
    const create = vi.spyOn(Intl, 'PluralRules');
    renderInLanguage(<Counts />, code);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(expected[code]);
    expect(create).not.toHaveBeenCalled();
  },
);
