import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { ShortlistChange } from './ShortlistChange';

const price = { amount: 9000, currency: 'QAR', period: 'month' } as const;
const at = Date.UTC(2026, 10, 17, 9);
const before = { amount: 9500, status: 'for-rent', at } as const;

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the change of a shortlisted home', () => {
  it.each([
    ['en', before, 'for-rent', 'Reduced by QAR 500 since you saved it on Tuesday'],
    ['ar', before, 'for-rent', 'انخفض السعر بمقدار 500 ر.ق منذ أن حفظته يوم الثلاثاء'],
    ['en', { ...before, amount: 8000 }, 'for-rent', 'Raised by QAR 1,000 since you saved it on Tuesday'],
    [
      'en',
      { ...before, at: at - 14 * 86_400_000 },
      'let-agreed',
      'Let since you saved it on 3 November 2026',
    ],
    ['ar', { ...before, at: at - 14 * 86_400_000 }, 'let-agreed', 'تم تأجيره بعد أن حفظته في 3 نوفمبر 2026'],
    [
      'en',
      { ...before, at: Date.UTC(2026, 10, 22, 8) },
      'for-rent',
      'Reduced by QAR 500 since you saved it today',
    ],
    // Noted while the clock of the device was wrong.
    [
      'en',
      { ...before, at: Date.UTC(2027, 10, 22, 8) },
      'for-rent',
      'Reduced by QAR 500 since you saved it today',
    ],
  ] as const)('is told in %s', (code, then, status, sentence) => {
    const { container } = renderInLanguage(
      <ShortlistChange before={then} listing={{ price, status }} />,
      code,
    );
    expect(container).toHaveTextContent(new RegExp(`^${sentence}$`));
  });

  it('is not mentioned when there is none', () => {
    const { container } = renderInLanguage(
      <ShortlistChange before={{ ...before, amount: 9000 }} listing={{ price, status: 'for-rent' }} />,
      'en',
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('has words for every status', () => {
    for (const code of ['en', 'ar'] as const)
      for (const status of ['for-sale', 'for-rent', 'sold', 'let-agreed'])
        expect(wordsOf(code)(`shortlist.now.${status}`, { day: 'x' })).toContain('x');
  });
});
