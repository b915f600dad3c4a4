import { envelopeFields } from '../../domain/forms/envelopeFields';
import { type FormId, formIds } from '../../domain/forms/forms';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';

/** What a posted form says of itself. Each part that is missing or unreadable is null, but for the language. */
export type Envelope = {
  form: FormId | null;
  language: LocaleCode;
  key: string | null;
  page: string | null;
  /** True when the hidden field was filled in: a reason for a second look, not for a refusal. */
  trapped: boolean;
  /** Whole seconds for which the form was open, or null. */
  seconds: number | null;
};

/** Reads the envelope out of anything that was posted. */
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
    // Only a path of this site: the page of errors links back to it.
    page: /^\/(?!\/)[\w./-]{0,300}$/.test(page) ? page : null,
    trapped: read('trap') !== '',
    seconds: /^\d{1,6}$/.test(read('seconds')) ? Number(read('seconds')) : null,
  };
}
