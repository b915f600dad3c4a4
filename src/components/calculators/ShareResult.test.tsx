import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { ShareResult } from './ShareResult';

const link = 'http://localhost:3000/services/mortgages/?utm=1&price=900#calculator';
const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

describe.each(localeCodes)('a link to the result, in %s', (code) => {
  const t = wordsOf(code);
  const copyWith = async (writeText: () => Promise<void>) => {
    const user = userEvent.setup({ writeToClipboard: false });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    window.history.replaceState(null, '', '/services/mortgages/?utm=1#calculator');
    const rendered = renderInLanguage(<ShareResult answers={{ price: '900' }} />, code);
    await user.click(screen.getByRole('button', { name: t('calculators.copyLink') }));
    return rendered;
  };

  it('is copied, and can be copied again after a change', async () => {
    const writeText = vi.fn(async () => {});
    const { rerender } = await copyWith(writeText);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(screen.getByRole('button', { name: t('calculators.copied') })).toBeVisible();
    rerender(inLanguage(<ShareResult answers={{ price: '901' }} />, code));
    expect(screen.getByRole('button', { name: t('calculators.copyLink') })).toBeVisible();
  });

  it('is shown to be copied by hand if the browser does not allow it', async () => {
    await copyWith(refuse);
    expect(screen.getByRole('status')).toHaveTextContent(`${t('common.copyRefused')} ${link}`);
  });
});
