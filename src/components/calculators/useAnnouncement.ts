import { useEffect, useRef, useState } from 'react';

/** Long enough that a figure is typed to its end before its result is read out. */
const pause = 1000;

/** A sentence for a live region: silent at first, then what it has become once it stays so. */
export function useAnnouncement(sentence: string): string {
  const [said, setSaid] = useState('');
  const before = useRef(sentence);
  useEffect(() => {
    if (sentence === before.current) return;
    const timer = setTimeout(() => {
      before.current = sentence;
      setSaid(sentence);
    }, pause);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}
