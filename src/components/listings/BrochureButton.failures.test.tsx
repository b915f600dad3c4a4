// @vitest-environment jsdom
import '../../../tests/support/cleanWindow';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { localeCodes } from '../../i18n/locales';
import { BrochureButton } from './BrochureButton';

vi.mock('./BrochurePages', () => {
  throw new Error('Loading chunk 7 failed.');
});

it.each(localeCodes)('the button of a brochure in %s stays if its pages cannot be loaded', async (code) => {
  vi.stubGlobal('reportError', () => {});
  const t = wordsOf(code);
  renderInLanguage(<BrochureButton content={{} as PropertyContent} />, code);
  const button = screen.getByRole('button', { name: t('property.brochure') });
  await act(async () => void fireEvent.click(button));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('common.broken'));
  expect(button).toHaveAttribute('aria-busy', 'false');
});
