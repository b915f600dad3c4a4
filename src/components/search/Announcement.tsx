import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';

/** Says to screen readers how many homes a change has left, once nothing has changed for a moment. */
export function Announcement({ total }: { total: number | null }) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const last = useRef<number | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = total;
    // What was there when the page came needs no announcement.
    if (total === null || before === null || before === total) return;
    const timer = setTimeout(() => setWords(t('search.count', { count: total })), 500);
    return () => clearTimeout(timer);
  }, [total, t]);
  return (
    <p role="status" className="hidden">
      {words}
    </p>
  );
}
