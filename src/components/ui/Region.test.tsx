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
afterEach(() => reported.mockReset());

describe.each(localeCodes)('a region with an error in %s', (code) => {
  it('shows a message, and the rest of the page stays', () => {
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

it('renders the children again on another page', () => {
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
