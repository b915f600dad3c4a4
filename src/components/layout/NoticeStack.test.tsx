import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { stubObserver } from '../../../tests/support/stubObserver';
import { changeBrowserState } from '../../browser/browserState';
import { noticeKeys } from '../../domain/site/noticeWords';
import { localeCodes } from '../../i18n/locales';
import { NoticeStack } from './NoticeStack';

const hosts = vi.hoisted(() => ({ named: [] as string[] }));
vi.mock('gatsby', () => ({
  graphql: () => null,
  useStaticQuery: () => ({
    allSiteFrame: {
      nodes: localeCodes.map((code) => ({
        language: code,
        content: {
          words: Object.fromEntries(noticeKeys.map((key) => [key, wordsOf(code)(key)])),
          thirdPartyHosts: hosts.named,
        },
      })),
    },
  }),
}));

const started = vi.fn();
beforeEach(() => {
  started.mockReset();
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string) {
        started(address);
      }
    },
  );
  stubObserver('ResizeObserver');
  hosts.named = [];
  changeBrowserState({ isOffline: false, isUpdated: false });
});

describe.each(localeCodes)('notices in %s', (code) => {
  const t = wordsOf(code);
  const stack = (path = '/about/') => <NoticeStack path={path} />;

  it('say when the connection is lost and when a new version is available', async () => {
    changeBrowserState({ isOffline: true, isUpdated: true });
    renderInLanguage(stack(), code);
    expect(screen.getByText(t('runtime.offline'))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('runtime.close') }));
    expect(screen.queryByText(t('runtime.updated'))).not.toBeInTheDocument();
  });

  it('ask for no consent when the content uses no other company', () => {
    renderInLanguage(stack(), code);
    expect(screen.queryByText(t('runtime.consent.text'))).not.toBeInTheDocument();
  });

  it('load nothing of another company before consent, and remember the answer', async () => {
    hosts.named = [`stats.example/${code}.js`];
    const { unmount } = renderInLanguage(stack(), code);
    expect(started).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('runtime.consent.accept') }));
    expect(started).toHaveBeenCalledExactlyOnceWith(
      `/__third-party-proxy?url=https%3A%2F%2Fstats.example%2F${code}.js`,
    );
    expect(screen.queryByText(t('runtime.consent.text'))).not.toBeInTheDocument();
    unmount();
    renderInLanguage(stack('/cookie-policy/'), code);
    expect(screen.getByRole('button', { name: t('runtime.consent.accept') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('are shown where the browser blocks storage', () => {
    const block = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    hosts.named = ['stats.example/blocked.js'];
    changeBrowserState({ isOffline: true });
    renderInLanguage(stack(), code);
    expect(screen.getByText(t('runtime.offline'))).toBeInTheDocument();
    expect(screen.getByText(t('runtime.consent.text'))).toBeInTheDocument();
  });

  it('give the focus to the page when they close, but not on the cookie page, where the question stays', async () => {
    hosts.named = ['stats.example/focus.js'];
    changeBrowserState({ isUpdated: true });
    const page = (path: string) => (
      <>
        <main id="main" tabIndex={-1} />
        {stack(path)}
      </>
    );
    const { unmount } = renderInLanguage(page('/about/'), code);
    await userEvent.click(screen.getByRole('button', { name: t('runtime.close') }));
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText(t('runtime.consent.text'))).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    renderInLanguage(page('/cookie-policy/'), code);
    const refuse = screen.getByRole('button', { name: t('runtime.consent.refuse') });
    await userEvent.click(refuse);
    expect(refuse).toHaveFocus();
  });

  it('do not ask again after a refusal, except on the cookie page', async () => {
    hosts.named = ['stats.example/never.js'];
    const { unmount } = renderInLanguage(stack(), code);
    await userEvent.click(screen.getByRole('button', { name: t('runtime.consent.refuse') }));
    expect(window.localStorage.getItem('third-party-consent')).toBe('"no"');
    unmount();
    renderInLanguage(stack(), code);
    expect(screen.queryByText(t('runtime.consent.text'))).not.toBeInTheDocument();
    expect(started).not.toHaveBeenCalled();
  });
});
