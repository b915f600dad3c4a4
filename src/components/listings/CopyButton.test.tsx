import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { CopyButton } from './CopyButton';

it.each(localeCodes)(
  'a reference that the browser does not copy can be copied by hand, in %s',
  async (code) => {
    const t = wordsOf(code);
    const user = userEvent.setup({ writeToClipboard: false });
    vi.stubGlobal('navigator', {});
    renderInLanguage(<CopyButton text="cap-1042" />, code);
    await user.click(screen.getByRole('button', { name: t('property.copy') }));
    expect(screen.getByText('cap-1042')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('common.copyRefused'));
  },
);
