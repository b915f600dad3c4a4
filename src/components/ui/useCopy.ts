import { useState } from 'react';

/**
 * Copies a text when asked to.
 * @returns whether the text that stands there now has been copied, and what to call to copy it; where the browser
 * refuses, nothing is claimed
 */
export function useCopy(text: string): [copied: boolean, copy: () => void] {
  const [last, setLast] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setLast(text);
  };
  return [last === text, () => void copy().catch(() => {})];
}
