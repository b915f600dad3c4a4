import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { homeCountry } from './countries';

/** A telephone number that could be dialled. */
export type PhoneNumber = {
  /** As machines keep it, `+97440001180`. */
  number: string;
  /** As people write it, `+974 4000 1180`. */
  written: string;
  /** ISO code of its country, where the number tells. */
  country: string | null;
};

/**
 * Understands a number as one of a country, unless it begins with + and says itself where it belongs.
 * @param country ISO code; one that nobody knows counts as Qatar
 * @returns null for what cannot be dialled
 */
export function readPhoneNumber(text: string, country: string = homeCountry): PhoneNumber | null {
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : homeCountry);
  // Of Qatar's numbers we know the plan; abroad, new ranges may be newer than what we know.
  if (!found || !(found.country === 'QA' ? found.isValid() : found.isPossible())) return null;
  return { number: found.number, written: found.formatInternational(), country: found.country ?? null };
}
