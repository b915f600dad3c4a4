// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { Region } from './Region';

function Broken(): never {
  throw new Error('no data');
}

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(localeCodes)('a broken part in %s', (code) => {
  it('says so, and the rest stands', () => {
    renderInLanguage(
      <>
        <Region>
          <Broken />
        </Region>
        <p>The rest</p>
      </>,
      code,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(wordsOf(code)('common.broken'));
    expect(screen.getByText('The rest')).toBeInTheDocument();
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'no data' }));
  });
});

it('a part is tried anew on another page', () => {
  const { rerender } = renderInLanguage(
    <Region resetKey="/one/">
      <Broken />
    </Region>,
    'en',
  );
  rerender(
    inLanguage(
      <Region resetKey="/two/">
        <p>Whole</p>
      </Region>,
      'en',
    ),
  );
  expect(screen.getByText('Whole')).toBeInTheDocument();
});
