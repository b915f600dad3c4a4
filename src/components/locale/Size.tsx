import { formatNumber, toSquareFeet } from '../../i18n/format';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

/** An area in the unit that the reader thinks in. @param metres square metres */
export function Size({ metres }: { metres: number }) {
  const { t, code } = useWords();
  const { unit } = useDisplayChoice();
  const size = formatNumber(unit === 'feet' ? toSquareFeet(metres) : metres, code);
  return <bdi>{t(unit === 'feet' ? 'listings.squareFeet' : 'listings.squareMetres', { size })}</bdi>;
}
