import places from '../../../.cache/valuationPlaces.js';
import { useWords } from '../locale/useWords';
import { ValuationForm } from './ValuationForm';

/** The short form with all places of the valuation. Their names are part of this chunk instead of the page data. */
export function ValuationStart() {
  return <ValuationForm places={places[useWords().code]} />;
}
