import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { ShareRow } from './ShareRow';

const url = 'https://www.safabay.example/about/';

describe.each(localeCodes)('the button that copies the URL of a page, in %s', (code) => {
  const t = wordsOf(code);
  /** Copies in a browser with the given clipboard. Pages without TLS have none. */
  const copyWith = async (clipboard?: Pick<Clipboard, 'writeText'>) => {
    const user = userEvent.setup({ writeToClipboard: false });
    vi.stubGlobal('navigator', { clipboard });
    renderInLanguage(<ShareRow url={url} title="About us" />, code);
    await user.click(screen.getByRole('button', { name: t('property.copyLink') }));
  };

  it('tells screen readers that it has copied', async () => {
    const writeText = vi.fn(async () => {});
    await copyWith({ writeText });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status')).toHaveTextContent(t('property.copied'));
    expect(screen.getByRole('status')).toHaveClass('hidden');
  });

  it.each([
    [
      'the visitor does not allow it',
      { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
    ['the page has no clipboard', undefined],
  ])('shows the URL to be copied by hand if %s', async (_why, clipboard) => {
    await copyWith(clipboard);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(`${t('common.copyRefused')} ${url}`);
    expect(status).not.toHaveClass('hidden');
  });
});
