import { graphql, useStaticQuery } from 'gatsby';
import type { SiteFrameView } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';

type Result = { allSiteFrame: { nodes: { language: string; content: SiteFrameView }[] } };

/** What stands around every page, in the reader's language; fetched once for a visit, whatever the pages. */
export function useSiteFrame(): SiteFrameView {
  return useSiteFrameIn(useWords().code);
}

/** The same in a language of choice. */
export function useSiteFrameIn(code: LocaleCode): SiteFrameView {
  const found = useSiteFrames().find(({ language }) => language === code);
  if (!found) throw new Error(`no site frame for ${code}`);
  return found.content;
}

/** The same in every language. */
export function useSiteFrames(): Result['allSiteFrame']['nodes'] {
  const { allSiteFrame } = useStaticQuery<Result>(graphql`
    query SiteFrame {
      allSiteFrame {
        nodes {
          language
          content
        }
      }
    }
  `);
  return allSiteFrame.nodes;
}
