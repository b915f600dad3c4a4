import { useEffect, useState } from 'react';
import type { Receipt } from '../../domain/forms/receipt';
import { useWords } from '../locale/useWords';

/** The URL of an `.ics` file for the time in a receipt, or null when there is none or it is not yet created. */
export function useCalendarFile(receipt: Receipt | null): string | null {
  const { t } = useWords();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!receipt?.viewing) return;
    let made: string | null = null;
    let isHere = true;
    import('../../domain/forms/viewingCalendar').then(({ viewingCalendar }) => {
      const entry = viewingCalendar(receipt, t, new Date());
      if (!isHere || entry === null) return;
      made = URL.createObjectURL(new Blob([entry], { type: 'text/calendar;charset=utf-8' }));
      setAddress(made);
    });
    return () => {
      isHere = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [receipt, t]);
  return address;
}
