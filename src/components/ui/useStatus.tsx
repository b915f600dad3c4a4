import { type ReactElement, useCallback, useState } from 'react';

/**
 * A live region for screen readers and a function that announces a sentence in it. Repeating a sentence announces it
 * again, because each announcement is a new element.
 */
export function useStatus(): { status: ReactElement; say: (sentence: string) => void } {
  const [{ sentence, turn }, setSaid] = useState({ sentence: '', turn: 0 });
  const say = useCallback(
    (next: string) => setSaid((before) => ({ sentence: next, turn: before.turn + 1 })),
    [],
  );
  const status = (
    <p role="status" className="hidden">
      <span key={turn}>{sentence}</span>
    </p>
  );
  return { status, say };
}
