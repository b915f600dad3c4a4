import { localeOfPath } from '../../domain/site/paths';
import { getLocale } from '../../i18n/locales';

/** The head of a not-found or broken page, in the language of the path. It has no dictionary: its titles are in the table of languages. */
export function ErrorHead({ kind, pathname }: { kind: 'notFound' | 'server'; pathname: string }) {
  const code = localeOfPath(pathname);
  const { hrefLang, dir, errorPages } = getLocale(code);
  return (
    <>
      <html lang={hrefLang} dir={dir} />
      <title>{errorPages.titles[kind]}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
