import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { PictureView } from '../../domain/site/pictureView';
import { localeCodes } from '../../i18n/locales';
import { PictureViewer } from './PictureViewer';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  window.history.pushState({ key: 'results' }, '', '/results/');
  window.history.pushState({ key: 'home' }, '', '/home/');
});

describe.each(localeCodes)('the picture viewer in %s', (code) => {
  const t = wordsOf(code);
  const open = (pictures: PictureView[] = []) => {
    const { unmount } = renderInLanguage(
      <PictureViewer pictures={pictures} index={0} onClose={onClose} />,
      code,
    );
    onClose.mockImplementation(unmount);
  };
  const closeButton = () => screen.findByRole('button', { name: t('gallery.close') });
  const expectClosed = async () => {
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { pathname, hash } = window.location;
    expect([pathname, hash, window.history.state]).toEqual(['/home/', '', { key: 'home' }]);
  };

  it('is closed by the back button, which stays on the page', async () => {
    const before = window.history.length;
    open();
    expect(window.history.length).toBe(before + 1);
    act(() => window.history.back());
    await expectClosed();
  });

  it('removes its history entry when it is closed by its button, even by two clicks', async () => {
    open();
    await userEvent.dblClick(await closeButton());
    await expectClosed();
  });

  it('removes its history entry when it is closed by Escape', async () => {
    open();
    await closeButton();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('stays on the page if its address was opened by a link', async () => {
    window.history.pushState(null, '', '/home/#full-screen');
    open();
    await userEvent.click(await closeButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(window.location.hash).toBe('#full-screen');
  });

  it('says nothing of its pictures in another language', async () => {
    const shape = { width: 300, height: 200, color: null };
    const picture = { path: '/static/sea', kind: 'drawing', alt: 'Sea', ...shape } as const;
    open([picture]);
    const slide = await screen.findByRole('group', { name: '1 / 1' });
    expect(slide).toHaveAttribute('aria-roledescription', '');
    const pictures = screen.getByRole('region', { name: t('gallery.label') });
    expect(pictures).toHaveAttribute('aria-roledescription', '');
    expect(screen.getByRole('paragraph')).toHaveAttribute('aria-roledescription', '');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });
});
