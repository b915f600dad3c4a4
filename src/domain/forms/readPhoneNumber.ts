import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { homeCountry } from './countries';

/** A possible telephone number. */
export type PhoneNumber = {
  /** E.164 format: `+97440001180`. */
  number: string;
  /** International format: `+974 4000 1180`. */
  written: string;
  /** ISO code of its country; null if unknown. */
  country: string | null;
};

/**
 * Parses a telephone number.
 * @param country ISO code of the country of numbers without `+`; an unknown code means Qatar
 * @returns null for an impossible number
 */
export function readPhoneNumber(text: string, country: string = homeCountry): PhoneNumber | null {
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : homeCountry);
  // Numbers of Qatar are checked exactly. Abroad, the library's data may not contain new ranges yet.
  if (!found || !(found.country === 'QA' ? found.isValid() : found.isPossible())) return null;
  return { number: found.number, written: found.formatInternational(), country: found.country ?? null };
}
