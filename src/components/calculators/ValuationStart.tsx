import places from '../../../.cache/valuationPlaces.js';
import { useWords } from '../locale/useWords';
import { ValuationForm } from './ValuationForm';

/** The short form with the places that homes can be valued in. Their names come with this piece of script, not the page. */
export function ValuationStart() {
  return <ValuationForm places={places[useWords().code]} />;
}
