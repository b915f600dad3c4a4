import type { Page } from 'gatsby';
import type { LocaleCode } from '../i18n/locales';
import type { PlannedNode } from './plannedNodes';

/** The part of a page's context that its words depend on. */
type Context = { language: LocaleCode; namespaces: string[] };

/** What Gatsby writes about a page for the browser, and renders the page from. */
export type PageData = {
  componentChunkName: string;
  path: string;
  result: { data: { view: { content: object }; locales: object }; pageContext: Context };
  staticQueryHashes: string[];
  matchPath?: string;
};

/**
 * Makes the data of a page as Gatsby does, with keys in the same order.
 * @param nodes all nodes, for the dictionaries
 * @param like the data of the same page, or of another one of its template, in the last build
 */
export function makePageData(
  { path, context, matchPath }: Page,
  content: object,
  nodes: readonly PlannedNode[],
  like: PageData,
): PageData {
  const pageContext = context as Context;
  const { matchPath: _, ...shared } = like;
  const hasSameWords =
    JSON.stringify(wordsOf(like.result.pageContext)) === JSON.stringify(wordsOf(pageContext));
  const locales = hasSameWords ? like.result.data.locales : localesOf(pageContext, nodes);
  const result = { data: { view: { content }, locales }, pageContext };
  return { ...shared, path, result, ...(matchPath && { matchPath }) };
}

const wordsOf = ({ language, namespaces }: Context) => [language, namespaces];

/** Returns what the templates' query for dictionaries does: those of `namespaces`, sorted by name. */
function localesOf({ language, namespaces }: Context, nodes: readonly PlannedNode[]): object {
  const edges = nodes.flatMap((node) => {
    if (node.type !== 'Locale' || node.fields.language !== language) return [];
    const { ns, data } = node.fields;
    return namespaces.includes(ns) ? [{ node: { ns, data, language } }] : [];
  });
  return { edges: edges.sort((a, b) => (a.node.ns < b.node.ns ? -1 : 1)) };
}
