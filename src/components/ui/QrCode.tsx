import { useEffect, useRef, useState } from 'react';
import * as styles from './QrCode.module.css';

type Props = {
  /** What the code says, such as an address; give the element this as its `key`, too. */
  text: string;
  /** What it is for, for those who cannot see it. */
  label: string;
};

/** At once in the build that draws pages; the browser's bundle leaves this out. */
const drawAtOnce: ((text: string) => string) | null =
  process.env.BUILD_STAGE === 'build-html' ? require('./drawQrCode').drawQrCode : null;

/**
 * A code to scan. The build draws it into the page, so that it is there however the page is printed; where the browser
 * draws the page itself, it is drawn by a library that loads when nothing else waits.
 */
export function QrCode({ text, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(() => drawAtOnce?.(text) ?? '');
  useEffect(() => {
    if (place.current?.firstChild) return;
    let wanted = true;
    const draw = () => import('./drawQrCode').then(({ drawQrCode }) => wanted && setSvg(drawQrCode(text)));
    const timer = window.requestIdleCallback?.(draw) ?? window.setTimeout(draw);
    return () => {
      wanted = false;
      window.cancelIdleCallback?.(timer);
    };
  }, [text]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={styles.code}
      // React leaves what the build has drawn here where it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
