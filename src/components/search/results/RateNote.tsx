import { memo } from 'react';
import { useRateNote } from '../../locale/useRateNote';

/** A note below the homes that names the exchange rate of converted prices. */
export const RateNote = memo(function RateNote({ own }: { own: string }) {
  const note = useRateNote(own);
  return note && <p className="soft">{note}</p>;
});
