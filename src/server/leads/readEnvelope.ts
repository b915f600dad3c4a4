import { envelopeFields } from '../../domain/forms/envelopeFields';
import { type FormId, formIds } from '../../domain/forms/forms';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';

/** The metadata of a posted form. Missing or invalid values are null; the language then is the default one. */
export type Envelope = {
  form: FormId | null;
  language: LocaleCode;
  key: string | null;
  page: string | null;
  /** Whether the honeypot field was filled in, which suggests spam but does not refuse the form. */
  trapped: boolean;
  /** The seconds for which the form was open, a whole number, or null. */
  seconds: number | null;
};

/** Reads the metadata from a posted body, whatever it contains. Never throws. */
export function readEnvelope(raw: Readonly<Record<string, unknown>>): Envelope {
  const read = (name: keyof typeof envelopeFields) => {
    const value = raw[envelopeFields[name]];
    return typeof value === 'string' ? value.trim() : '';
  };
  const form = read('form');
  const language = read('language');
  const key = read('key');
  const page = read('page');
  return {
    form: formIds.find((id) => id === form) ?? null,
    language: localeCodes.find((code) => code === language) ?? defaultLocale,
    key: /^[\w-]{8,64}$/.test(key) ? key : null,
    // Only a path of this site, because the error page links back to it.
    page: /^\/(?!\/)[\w./-]{0,300}$/.test(page) ? page : null,
    trapped: read('trap') !== '',
    seconds: /^\d{1,6}$/.test(read('seconds')) ? Number(read('seconds')) : null,
  };
}
