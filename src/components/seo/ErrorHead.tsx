import { localeOfPath } from '../../domain/site/paths';
import { getLocale, type LocaleCode } from '../../i18n/locales';

/** Head has no dictionary, and these pages have no view: the two titles stand here. */
const titles: Record<LocaleCode, Record<'notFound' | 'server', string>> = {
  en: { notFound: 'Page not found | Safa Bay', server: 'Something’s gone wrong | Safa Bay' },
  ar: { notFound: 'الصفحة غير موجودة | صفا باي', server: 'حدث خطأ ما | صفا باي' },
};

/** The head of a not-found or broken page, in the language of the path. */
export function ErrorHead({ kind, pathname }: { kind: 'notFound' | 'server'; pathname: string }) {
  const code = localeOfPath(pathname);
  const { hrefLang, dir } = getLocale(code);
  return (
    <>
      <html lang={hrefLang} dir={dir} />
      <title>{titles[code][kind]}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
