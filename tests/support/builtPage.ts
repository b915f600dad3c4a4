import { defaultLocale } from '../../src/i18n/locales';
import { readDictionary } from './readDictionary';

/**
 * The parts of a built page that tests check. Extracted by regular expressions, which handle thousands of pages fast.
 */
export type BuiltPage = {
  lang: string | undefined;
  dir: string | undefined;
  title: string | undefined;
  /** The text of each h1. */
  headings: string[];
  /** The content of `meta` elements, by name or property. */
  metas: Record<string, string[]>;
  /** `link` elements of the head. */
  links: Attributes[];
  /** `a` elements with an `href`. */
  anchors: Attributes[];
  images: Attributes[];
  /** Form controls with `autocomplete`, each with its element's name as `element`. */
  autofilled: Attributes[];
  ids: string[];
  /** JSON-LD objects. */
  markup: Record<string, unknown>[];
  /** URLs of scripts in the HTML. */
  scripts: string[];
  /** URLs of the template's scripts, which are loaded at the same time. */
  templateScripts: string[];
  /** The inlined CSS. */
  styles: string;
  /** Text that looks like a translation key. */
  keys: string[];
  /** Suspense boundaries that the build could not render: the browser would render them anew. */
  unfinished: number;
};

export type Attributes = Readonly<Record<string, string>>;

/** Reads a page. Character references in values are decoded. */
export function readPage(html: string): BuiltPage {
  const [head = '', rest = ''] = html.split('</head>', 2);
  const [body = ''] = rest.split('<script id="gatsby-script-loader"', 1);
  const seen = elementsOf(body.replace(/<svg\b[\s\S]*?<\/svg>/g, ''));
  const headElements = elementsOf(head.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ''));
  const of = (name: string, elements = seen) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  const [root = {}] = of('html', headElements);
  const page: BuiltPage = {
    lang: root.lang,
    dir: root.dir,
    title: unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    headings: [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => textOf(text)),
    metas: {},
    links: of('link', headElements),
    anchors: of('a').filter(({ href }) => href !== undefined),
    images: of('img'),
    autofilled: seen
      .filter(({ attributes }) => attributes.autocomplete !== undefined)
      .map(({ name, attributes }) => ({ ...attributes, element: name })),
    ids: seen.flatMap(({ attributes: { id } }) => id ?? []),
    markup: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
      ([, json = '']) => JSON.parse(json),
    ),
    scripts: [...rest.matchAll(/ data-scripts="([^"]+)"/g)].flatMap(([, scripts = '']) => scripts.split(' ')),
    templateScripts: [...rest.matchAll(/ data-template="([^"]+)"/g)].flatMap(([, scripts = '']) =>
      scripts.split(' '),
    ),
    styles: [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join(''),
    keys: [...body.matchAll(keyLike)].map(([, key = '']) => key),
    unfinished: body.split('<!--$!-->').length - 1,
  };
  for (const { name, property, content = '' } of of('meta', headElements)) {
    const key = name ?? property ?? '';
    page.metas[key] = [...(page.metas[key] ?? []), content];
  }
  // V8 keeps the whole HTML in memory as long as a substring of it is used, so the substrings are copied.
  return JSON.parse(JSON.stringify(page));
}

/** Matches translation keys, which i18next shows if a translation is missing. */
const firstWords = new Set(Object.keys(readDictionary(defaultLocale)).map((key) => key.split('.')[0]));
const keyLike = new RegExp(
  `[>"\\s]((?:${[...firstWords].join('|')})\\.[a-z][\\w-]*(?:\\.[\\w-]+)*)(?=[<"\\s])`,
  'g',
);

function elementsOf(html: string): { name: string; attributes: Attributes }[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)\b((?:"[^"]*"|[^">])*)>/g)].map(([, name = '', given = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  }));
}

function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, '')).trim();
}

function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
