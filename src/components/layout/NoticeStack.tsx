import { useLayoutEffect, useRef } from 'react';
import { ConsentBanner } from './ConsentBanner';
import * as styles from './NoticeStack.module.css';
import { OfflineBanner } from './OfflineBanner';
import { UpdateNotice } from './UpdateNotice';
import { useBrowserState } from './useBrowserState';
import { useSiteFrame } from './useSiteFrame';

/**
 * The notices, one above the other, over the lower edge of the window: nothing moves when one comes. `--notices` tells
 * the page their height: what else stands at that edge moves above them, and the page's end can be scrolled clear of them.
 */
export function NoticeStack({ path }: { path: string }) {
  const { words, thirdPartyHosts } = useSiteFrame();
  const { isOffline, isUpdated } = useBrowserState();
  const stack = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const tell = () => root.style.setProperty('--notices', `${stack.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tell);
    if (stack.current) observer.observe(stack.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--notices');
    };
  }, []);
  return (
    <aside ref={stack} aria-label={words['runtime.notices']} className={styles.stack}>
      {isUpdated && <UpdateNotice />}
      {thirdPartyHosts.length > 0 && <ConsentBanner path={path} hosts={thirdPartyHosts} />}
      {isOffline && <OfflineBanner />}
    </aside>
  );
}
