import { useEffect, useState } from 'react';
import * as styles from './QrCode.module.css';

type Props = {
  /** What the code says, such as an address. */
  text: string;
  /** What it is for, for those who cannot see it. */
  label: string;
};

/** A code to scan. It is drawn in the browser when it is first shown, by a library that loads then. */
export function QrCode({ text, label }: Props) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let wanted = true;
    import('uqr').then(({ renderSVG }) => wanted && setSvg(renderSVG(text, { border: 1 })));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div role="img" aria-label={label} className={styles.code} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
