import { absoluteUrl, alternatesOf, type PageMeta } from '../../domain/site/meta';
import type { Breadcrumb } from '../../domain/site/pageFrame';
import { breadcrumbMarkup, faqMarkup, standalone } from '../../domain/site/structuredData';
import { getLocale, type LocaleCode, locales } from '../../i18n/locales';

type Props = {
  meta: PageMeta;
  code: LocaleCode;
  breadcrumbs?: readonly Breadcrumb[];
  /** Structured data generated elsewhere than from the page itself. */
  markup?: readonly object[];
  /** Questions answered on the page, for the FAQ markup. */
  questions?: readonly { question: string; answer: string }[];
};

/** The complete Head of a page. Gatsby writes it into the HTML and updates it on client-side navigation. */
export function PageHead({ meta, code, breadcrumbs = [], questions = [], markup = [] }: Props) {
  const { openGraph } = getLocale(code);
  const { siteUrl, siteName, title, description, path, canonicalPath, noindex, image, type, structuredData } =
    meta;
  const isCanonical = canonicalPath === path;
  const all = [
    ...structuredData,
    ...markup,
    ...(questions.length > 0 ? [standalone(faqMarkup(questions))] : []),
    ...(breadcrumbs.length > 0 ? [standalone(breadcrumbMarkup({ siteUrl, code }, breadcrumbs))] : []),
  ];
  const json = !noindex && all.length > 0 ? JSON.stringify(all).replaceAll('<', '\\u003c') : null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(siteUrl, canonicalPath, code)} />
      {noindex && <meta name="robots" content="noindex" />}
      {isCanonical &&
        alternatesOf(siteUrl, path).map((alternate) => (
          <link
            key={alternate.hrefLang}
            rel="alternate"
            hrefLang={alternate.hrefLang}
            href={alternate.href}
          />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={absoluteUrl(siteUrl, path, code)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraph} />
      {locales
        .filter((locale) => locale.code !== code)
        .map((locale) => (
          <meta key={locale.code} property="og:locale:alternate" content={locale.openGraph} />
        ))}
      <meta property="og:image" content={image ?? `${siteUrl}/brand/app-icon.png`} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {path.startsWith('/articles/') && (
        <link
          rel="alternate"
          type="application/rss+xml"
          href={absoluteUrl(siteUrl, '/articles/rss.xml', code)}
        />
      )}
      {json && <script type="application/ld+json">{json}</script>}
    </>
  );
}
