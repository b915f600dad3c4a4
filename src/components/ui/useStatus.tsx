import { type ReactElement, useCallback, useState } from 'react';

/**
 * A live region for screen readers, and what speaks through it. The same sentence said twice is read twice, as each
 * time its element is a new one.
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
