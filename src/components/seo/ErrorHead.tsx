import { localeOfPath } from '../../domain/site/paths';
import { getLocale } from '../../i18n/locales';

/**
 * The Head of an error page, in the language of the path. These pages have no dictionary, so titles come from the table
 * of languages.
 */
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
