import { westernDigits } from '../../i18n/westernDigits';
import { parseAmount } from '../calculators/parseAmount';
import type { Field } from './field';
import { readHomes, writeHomes } from './homesAsked';
import { invisible } from './invisible';

/**
 * Normalises an answer for validation and storage: removes surplus spaces and control characters, converts digits to
 * Western ones, removes spaces and brackets from telephone numbers, writes references of homes alike. A checked box is
 * `yes`. Missing, invisible and invalid values are ''.
 */
export function readValue(field: Field, raw: unknown): string {
  const text = toText(raw);
  switch (field.kind) {
    case 'textarea':
      return withoutControls(text).trim();
    case 'email':
      return onOneLine(text.replace(invisible, ''));
    case 'tel':
      return readPhone(text);
    case 'number':
      return String(parseAmount(text) ?? text.trim());
    case 'date':
      return westernDigits(text).trim();
    case 'checkbox':
    case 'consent':
      return /^(yes|on|true|1)$/i.test(text.trim()) ? 'yes' : '';
    case 'homes': {
      const line = onOneLine(text);
      const homes = readHomes(line);
      return homes ? writeHomes(homes) : line;
    }
    case 'hidden':
      return onOneLine(text).slice(0, field.maxLength);
    default:
      return onOneLine(text);
  }
}

/** Converts a value to text. Of several values with the same name, the last one is used. Invisible text is ''. */
function toText(raw: unknown): string {
  const value = Array.isArray(raw) ? raw.at(-1) : raw;
  if (typeof value === 'string') {
    const isBlank = value.replace(invisible, '').trim() === '';
    return isBlank ? '' : value.normalize('NFC').replace(/\r\n?/g, '\n');
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Also removes characters that override the direction of text, which would reverse the rest of a mail's subject. */
function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function onOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim();
}

/** Converts `(+974) 4000 1180` and `00974 4000-1180` to `+97440001180`. Invalid characters stay, to be rejected. */
function readPhone(text: string): string {
  return westernDigits(text)
    .replace(invisible, '')
    .replace(/[\s().·/−\p{Pd}]/gu, '')
    .replace(/^(00|＋)/, '+');
}
