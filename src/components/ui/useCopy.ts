import { useState } from 'react';

/**
 * Copies a text to the clipboard.
 * @returns whether the current text has been copied, and a function that copies it. When the browser refuses, the first
 * stays false.
 */
export function useCopy(text: string): [copied: boolean, copy: () => void] {
  const [last, setLast] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setLast(text);
  };
  return [last === text, () => void copy().catch(() => {})];
}
