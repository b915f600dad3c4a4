import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../domain/content/collections';
import type { EditorBackend } from '../generation/hostedEditor';
import type { LocaleCode } from '../i18n/locales';
import type { FaultTexts } from './browser/translateFault';
import { editorConfig } from './editorConfig';
import { type EditorTextKind, localiseConfig } from './localiseConfig';

export type EditorSettings = {
  backend: EditorBackend;
  /** The project's root. */
  root: string;
  content: Pick<Content, 'areas' | 'listings'>;
  /** Whether the server sends what `content:check` finds. */
  checks: boolean;
  code: LocaleCode;
};

/**
 * The content of `settings.<language>.json`, of which the editor's page loads one: the configuration with its texts in
 * that language, and the homes as they are.
 */
export function editorSettings({ backend, root, content, checks, code }: EditorSettings): object {
  const words = wordsIn(root, code);
  const config = localiseConfig(
    editorConfig(backend, root, content),
    code,
    (kind, text) => words[kind]?.[text] ?? text,
  );
  const homes = content.listings.map(
    ({ reference, status, price, priceHistory, priceSince, listed, verified }) => [
      reference,
      { status, price, priceHistory, priceSince, listed, verified },
    ],
  );
  return { config, homes: Object.fromEntries(homes), checks, faultTexts: faultTextsIn(root, code) };
}

/**
 * The translations of the sentences of faults (`translateFault.ts`). What the schemas expect of a text is also a hint of
 * its field, `Expected a month such as …`, and is taken from there.
 */
export function faultTextsIn(root: string, code: LocaleCode): FaultTexts {
  const { hints = {}, faults = {} } = wordsIn(root, code);
  const [before = '', after = ''] = (faults['Expected {text}.'] ?? '').split('{text}');
  const ofHints = Object.entries(hints).flatMap(([text, translation]) => {
    const [, sentence] = /^Expected (.+)\.$/.exec(text) ?? [];
    const isWhole = translation.startsWith(before) && translation.endsWith(after);
    return sentence && isWhole ? [[sentence, translation.slice(before.length, -after.length)]] : [];
  });
  return { ...Object.fromEntries(ofHints), ...faults };
}

/** The translations of the editor's texts by the English text. English has none: its texts are those of the schemas. */
function wordsIn(
  root: string,
  code: LocaleCode,
): Partial<Record<EditorTextKind | 'faults', Record<string, string>>> {
  const file = join(root, 'locales/editor', `${code}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
