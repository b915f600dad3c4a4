import { useLayoutEffect, useRef, useState } from 'react';
import { ConsentBanner } from './ConsentBanner';
import { focusPage } from './focusPage';
import { Notice } from './Notice';
import * as styles from './NoticeStack.module.css';
import { useBrowserState } from './useBrowserState';
import { useSiteFrame } from './useSiteFrame';

/**
 * Shows the notices, stacked above the bottom edge of the window, so that a new notice shifts no content. The
 * `--notices` property holds their height: other elements at that edge move above them, and the end of the page can be
 * scrolled clear of them.
 */
export function NoticeStack({ path }: { path: string }) {
  const { words, thirdPartyHosts } = useSiteFrame();
  const { isOffline, isUpdated } = useBrowserState();
  const [isUpdateClosed, setUpdateClosed] = useState(false);
  const closeUpdate = () => {
    setUpdateClosed(true);
    focusPage();
  };
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
    <aside ref={stack} aria-label={words['runtime.notices']} className={`${styles.stack} screenOnly`}>
      {isUpdated && !isUpdateClosed && (
        <Notice text={words['runtime.updated']} onClose={closeUpdate}>
          <button type="button" onClick={() => window.location.reload()}>
            {words['runtime.reload']}
          </button>
        </Notice>
      )}
      {thirdPartyHosts.length > 0 && <ConsentBanner path={path} hosts={thirdPartyHosts} />}
      {isOffline && <Notice text={words['runtime.offline']} />}
    </aside>
  );
}
