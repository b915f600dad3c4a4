// @vitest-environment jsdom
import '../../../tests/support/cleanWindow';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { usePictureViewer } from './usePictureViewer';

vi.mock('./PictureViewer', () => {
  throw new Error('Loading chunk 7 failed.');
});

function Pictures() {
  const { openAt, viewer } = usePictureViewer([]);
  return (
    <>
      <a href="/picture.jpg" onClick={openAt(0)}>
        Picture
      </a>
      {viewer}
    </>
  );
}

beforeEach(() => vi.stubGlobal('reportError', () => {}));
describe.each(localeCodes)('pictures in %s', (code) => {
  const picture = () => screen.getByRole('link', { name: 'Picture' });

  it('stay on the page if the viewer cannot be loaded', async () => {
    renderInLanguage(<Pictures />, code);
    await act(async () => void fireEvent.click(picture()));
    expect(await screen.findByRole('alert')).toHaveTextContent(wordsOf(code)('common.broken'));
    expect(picture()).toBeVisible();
  });

  it('are normal links with a modifier key', () => {
    renderInLanguage(<Pictures />, code);
    for (const key of ['metaKey', 'altKey', 'ctrlKey', 'shiftKey']) {
      expect(fireEvent.click(picture(), { [key]: true })).toBe(true);
    }
  });
});
