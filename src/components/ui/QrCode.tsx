import { useEffect, useRef, useState } from 'react';
import * as styles from './QrCode.module.css';

type Props = {
  /** The encoded text, such as a URL. Pass it as the `key` of this element, too. */
  text: string;
  /** Accessible name: what the code is for. */
  label: string;
};

/** Draws the code synchronously during prerendering. The browser bundle does not contain it. */
const drawAtOnce: ((text: string) => string) | null =
  process.env.BUILD_STAGE === 'build-html' ? require('./drawQrCode').drawQrCode : null;

/**
 * A QR code. It is part of the prerendered page, so it appears on every printout. On a page reached by client-side
 * navigation, a library that is loaded in an idle moment draws it.
 */
export function QrCode({ text, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(() => drawAtOnce?.(text) ?? '');
  useEffect(() => {
    if (place.current?.firstChild) return;
    let wanted = true;
    const draw = async () => {
      if (!wanted) return;
      const { drawQrCode } = await import('./drawQrCode');
      if (wanted) setSvg(drawQrCode(text));
    };
    if (window.requestIdleCallback) window.requestIdleCallback(draw);
    else window.setTimeout(draw);
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={styles.code}
      // React keeps the prerendered code in this element as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
