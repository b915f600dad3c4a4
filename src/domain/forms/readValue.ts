import { westernDigits } from '../../i18n/westernDigits';
import type { Field } from './field';

/**
 * An answer as it is checked and kept: text without stray spaces and control characters, figures in Western digits,
 * a phone number without spaces and brackets, a ticked box as `yes`. Nothing, and what is no text at all, is ''.
 */
export function readValue(field: Field, raw: unknown): string {
  const text = toText(raw);
  switch (field.kind) {
    case 'textarea':
      return withoutControls(text).trim();
    case 'tel':
      return readPhone(text);
    case 'number':
      return westernDigits(text).replace(/[\s,٬]/g, '');
    case 'date':
      return westernDigits(text).trim();
    case 'checkbox':
    case 'consent':
      return /^(yes|on|true|1)$/i.test(text.trim()) ? 'yes' : '';
    case 'hidden':
      return onOneLine(text).slice(0, field.maxLength);
    default:
      return onOneLine(text);
  }
}

/** The last of several, as a form sends them when a name stands twice; numbers and booleans in words. */
function toText(raw: unknown): string {
  const value = Array.isArray(raw) ? raw.at(-1) : raw;
  if (typeof value === 'string') return value.normalize('NFC').replace(/\r\n?/g, '\n');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '');
}

function onOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim();
}

/** `(+974) 4000 1180` and `00974 4000-1180` to `+97440001180`; anything else that was typed stays, to be refused. */
function readPhone(text: string): string {
  // Direction marks come along when a number is copied out of Arabic text.
  return westernDigits(text)
    .replace(/[\s().\-–/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^00/, '+');
}
