import type { ListingCardView } from '../../domain/content/cards';
import { useWords } from '../locale/useWords';

type Props = Pick<ListingCardView, 'travel'>;

/**
 * The estimated travel time from a home to the visitor's own place: "About 12 min by car to Msheireb". Only the results
 * of the search know it, and only if the visitor has such a place.
 */
export function TravelLine({ travel }: Props) {
  const { t } = useWords();
  if (!travel) return null;
  const { minutes, mode, name } = travel;
  return (
    <p className="soft">
      {t(`results.travel.line.${mode}`, { count: minutes, name: name ?? t('results.travel.yourPlace') })}
    </p>
  );
}
