import { useState } from 'react';

/** Browsers refuse to copy where visitors have not allowed it, and on pages without TLS. */
export type CopyOutcome = 'copied' | 'refused';

/**
 * Copies a text to the clipboard.
 * @returns the outcome for the current text, null before it was copied, and a function that copies it
 */
export function useCopy(text: string): [outcome: CopyOutcome | null, copy: () => void] {
  const [last, setLast] = useState<{ text: string; outcome: CopyOutcome } | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setLast({ text, outcome: 'copied' });
  };
  return [
    last?.text === text ? last.outcome : null,
    () => void copy().catch(() => setLast({ text, outcome: 'refused' })),
  ];
}
