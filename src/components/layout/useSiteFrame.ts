import { graphql, useStaticQuery } from 'gatsby';
import type { SiteFrameView } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';

type Result = { allSiteFrame: { nodes: { language: string; content: SiteFrameView }[] } };

/** The content of the header, menus and footer in the page's language. It is fetched once per session for all pages. */
export function useSiteFrame(): SiteFrameView {
  return useSiteFrameIn(useWords().code);
}

/**
 * The same content in a given language.
 * @throws Error when the build made no frame for the language
 */
export function useSiteFrameIn(code: LocaleCode): SiteFrameView {
  const found = useSiteFrames().find(({ language }) => language === code);
  if (!found) throw new Error(`no site frame for ${code}`);
  return found.content;
}

/** The same content in every language. */
export function useSiteFrames(): Result['allSiteFrame']['nodes'] {
  const { allSiteFrame } = useStaticQuery<Result>(graphql`
    query SiteFrame {
      allSiteFrame(sort: { language: ASC }) {
        nodes {
          language
          content
        }
      }
    }
  `);
  return allSiteFrame.nodes;
}
