import { formatNumber, toSquareFeet } from '../../i18n/format';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

/** An area in the visitor's unit. @param metres the area in m² */
export function Size({ metres }: { metres: number }) {
  const { t, code } = useWords();
  const { unit } = useDisplayChoice();
  const size = formatNumber(unit === 'feet' ? toSquareFeet(metres) : metres, code);
  return <bdi>{t(unit === 'feet' ? 'listings.squareFeet' : 'listings.squareMetres', { size })}</bdi>;
}
