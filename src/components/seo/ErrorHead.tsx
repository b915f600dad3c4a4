import { localeOfPath } from '../../domain/site/paths';
import { getLocale } from '../../i18n/locales';

/**
 * The Head of an error page, in the language of the path. These pages have no dictionary, so titles come from the table
 * of languages.
 */
export function ErrorHead({ kind, pathname }: { kind: 'notFound' | 'server'; pathname: string }) {
  const code = localeOfPath(pathname);
  const { errorPages } = getLocale(code);
  return (
    <>
      <title>{errorPages.titles[kind]}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
