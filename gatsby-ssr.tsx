import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { offerScript } from './src/components/layout/languageChoice';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { WithSharedWords } from './src/components/layout/WithSharedWords';
import { lateLayoutAttribute, lateLayoutScript } from './src/components/ui/lateLayout';
import { searchFilesAddress } from './src/domain/search/searchFiles';
import { localeOfPath } from './src/domain/site/paths';
import { getLocale } from './src/i18n/locales';
import arabicFont from './src/styles/fonts/readex-pro-arabic.woff2';
import latinFont from './src/styles/fonts/readex-pro-latin.woff2';

const fonts = { latin: latinFont, arabic: arabicFont };

/** The arguments with a property that Gatsby's types lack. */
type Resources = Omit<RenderBodyArgs, 'loadPageDataSync'> & {
  /** Missing in the development server. */
  loadPageDataSync?: (path: string) => { componentChunkName: string; staticQueryHashes: string[] };
};

/** Renders to a string, which takes half the time of Gatsby's stream. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageBoundary pathname={props.location.pathname}>
    <WithSharedWords>{element}</WithSharedWords>
  </PageBoundary>
);

/**
 * Sets the language of the page and preloads its font. Lists the page's data files in an attribute of the body, so
 * that `startScriptsLater.ts` can fetch them in parallel; Gatsby would discover them one after the other.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, setHeadComponents, setPreBodyComponents, setBodyAttributes, loadPageDataSync } =
    args as unknown as Resources;
  const { hrefLang, dir, script } = getLocale(localeOfPath(pathname));
  const font = fonts[script];
  const folder = pathname === '/' ? '/index/' : pathname.endsWith('/') ? pathname : `${pathname}/`;
  const { componentChunkName = '', staticQueryHashes: queries = [] } = loadPageDataSync?.(pathname) ?? {};
  const data = [
    `/page-data${folder}page-data.json`,
    '/page-data/app-data.json',
    ...queries.map((hash) => `/page-data/sq/d/${hash}.json`),
    ...(componentChunkName.endsWith('templates-search-tsx') ? [searchFilesAddress] : []),
  ];
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />,
    <link key="icon" rel="icon" href="/favicon-32x32.png" type="image/png" sizes="32x32" />,
    <link key="mark" rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml" sizes="any" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  ]);
  setPreBodyComponents([
    <script key="layout" dangerouslySetInnerHTML={{ __html: lateLayoutScript }} />,
    <script key="offer" dangerouslySetInnerHTML={{ __html: offerScript }} />,
  ]);
  args.setHtmlAttributes({ lang: hrefLang, dir });
  setBodyAttributes({
    'data-page-data': data.join(' '),
    [lateLayoutAttribute]: '',
  } as React.HTMLAttributes<HTMLBodyElement>);
};

/**
 * Moves the page's path from Gatsby's inline script to an attribute. The script is then the same on all pages, so that
 * the content security policy needs one hash instead of one per page.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents() as ReactNode[];
  const isLoader = (component: ReactNode) => isValidElement(component) && component.key === 'script-loader';
  if (process.env.BUILD_STAGE === 'build-html' && !components.some(isLoader))
    throw new Error('Gatsby no longer writes an inline script with the key script-loader (gatsby-ssr.tsx)');
  replacePostBodyComponents(
    components.map((component) =>
      isLoader(component)
        ? cloneElement(component as React.ReactElement<Record<string, unknown>>, {
            'data-page-path': pathname,
            dangerouslySetInnerHTML: { __html: 'window.pagePath=document.currentScript.dataset.pagePath' },
          })
        : component,
    ),
  );
};
