import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { localeOfPath } from './src/domain/site/paths';

/** One string rather than a stream: half the time a page over thousands of pages. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** The face that the page's language is read in is asked for before the style sheet is read. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  const font = localeOfPath(pathname) === 'ar' ? arabicFont : latinFont;
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />,
    <link key="theme" rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml" />,
  ]);
};
