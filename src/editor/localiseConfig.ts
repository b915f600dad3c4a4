import { defaultLocale, getLocale, type LocaleCode } from '../i18n/locales';
import { localise as inOneLanguage } from '../i18n/localised';

/** What a text of the configuration is: a label, the singular of one, the label of a value, or an explanation. */
export type EditorTextKind = 'labels' | 'singular' | 'values' | 'hints';

/** Returns a text in the language of the interface. */
export type TranslateText = (kind: EditorTextKind, text: string) => string;

/**
 * Returns a configuration of the editor in a language: its texts are translated, and lists show and sort entries by
 * their texts in this language. Names of places are in both languages already.
 */
export function localiseConfig<T>(config: T, code: LocaleCode, translate: TranslateText): T {
  const inLanguage = (path: string) =>
    path.replaceAll(`.${defaultLocale}`, `.${code}`).replaceAll(`{{${defaultLocale}}}`, `{{${code}}}`);
  // Sveltia CMS gives a line of a list the direction of its first letter. Marks of direction keep its parts in order.
  const mark = getLocale(code).dir === 'rtl' ? '\u200f' : '';
  const summaryIn = (template: string) => mark + inLanguage(template).replaceAll(' · ', `${mark} · ${mark}`);
  const kinds: Record<string, EditorTextKind> = {
    label: 'labels',
    label_singular: 'singular',
    description: 'hints',
    hint: 'hints',
  };
  const languages = new Intl.DisplayNames([code], { type: 'language' });

  const localise = (value: unknown, key: string, within: string): unknown => {
    if (typeof value === 'string') {
      const kind = kinds[key];
      // Files have the names of their entries.
      if (kind && within !== 'files') return translate(within === 'options' ? 'values' : kind, value);
      return key === 'summary' ? summaryIn(value) : value;
    }
    if (key === 'sortable_fields') return (value as string[]).map(inLanguage);
    if (key === 'pattern' && Array.isArray(value)) return [value[0], translate('hints', value[1])];
    if (Array.isArray(value)) return value.map((each) => localise(each, '', key));
    if (typeof value !== 'object' || value === null) return value;
    if ('divider' in value && 'name' in value)
      return { ...value, name: translate('labels', String(value.name)) };
    const hasLanguages = 'name' in value && value.name === 'languages';
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      hasLanguages && name === 'options' ? inner.map(withName) : localise(inner, name, within),
    ]);
    return Object.fromEntries(entries);
  };
  const withName = ({ value }: { value: string }) => ({ label: languages.of(value), value });
  return localise(inOneLanguage(config, code), '', '') as T;
}
