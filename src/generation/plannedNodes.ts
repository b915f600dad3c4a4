import { formIds } from '../domain/forms/forms';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import {
  dictionaryParts,
  formDictionary,
  formNamespace,
  receiptDictionary,
  receiptNamespace,
} from './namespaces';
import type { PlannedPage } from './plannedPages';
import type { Sourced } from './sourceSite';
import type { Dictionaries } from './words';

/** A node as Gatsby gets it, without what Gatsby adds. */
export type PlannedNode = {
  id: string;
  /** What it is counted as in the build's report: the template of a page, `words` or `layout`. */
  kind: string;
} & (
  | { type: 'PageView'; fields: { path: string; language: LocaleCode; content: object } }
  | { type: 'SiteFrame'; fields: { language: LocaleCode; content: object } }
  | { type: 'Locale'; fields: { language: LocaleCode; ns: string; data: object } }
);

/** The id of a page's node, which the page query uses as its variable. */
export function pageViewId(path: string, code: LocaleCode): string {
  return `PageView ${localisePath(path, code)}`;
}

/** The path of the page with this node. */
export function pathOfView(id: string): string {
  return id.slice(pageViewId('', defaultLocale).length);
}

/**
 * Plans the nodes: one for every page in every language, one for each dictionary and one for the layout.
 * @param contentOf returns the content of a page's node
 */
export function planNodes(
  { plan, views, dictionaries }: Pick<Sourced, 'plan' | 'views' | 'dictionaries'>,
  contentOf: (page: PlannedPage, code: LocaleCode, id: string) => object,
): PlannedNode[] {
  return localeCodes.flatMap((code): PlannedNode[] => {
    const all = dictionaries[code];
    const frame = { ...views[code].siteFrame(), common: all.common ?? {} };
    return [
      ...plan.map((page): PlannedNode => {
        const id = pageViewId(page.path, code);
        const fields = { path: page.path, language: code, content: contentOf(page, code, id) };
        return { id, type: 'PageView', kind: page.template, fields };
      }),
      {
        id: `SiteFrame ${code}`,
        type: 'SiteFrame',
        kind: 'layout',
        fields: { language: code, content: frame },
      },
      ...wordsFor(all).map(
        ([ns, data]): PlannedNode => ({
          id: `Locale ${code} ${ns}`,
          type: 'Locale',
          kind: 'words',
          fields: { language: code, ns, data },
        }),
      ),
    ];
  });
}

/** The dictionaries that pages load, by namespace. The layout contains `common`. */
function wordsFor(dictionaries: Dictionaries): [ns: string, data: object][] {
  const { common: _inFrame, ...others } = dictionaries;
  const words = dictionaries.forms ?? {};
  return [
    ...Object.entries(others),
    ...dictionaryParts(dictionaries),
    ...formIds.map((form): [string, object] => [formNamespace(form), formDictionary(form, words)]),
    [receiptNamespace, receiptDictionary(words)],
  ];
}
