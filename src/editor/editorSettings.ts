import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../domain/content/collections';
import type { EditorBackend } from '../generation/hostedEditor';
import type { LocaleCode } from '../i18n/locales';
import { editorConfig } from './editorConfig';
import { type EditorTextKind, localiseConfig } from './localiseConfig';

export type EditorSettings = {
  backend: EditorBackend;
  /** The project's root. */
  root: string;
  homes: Content['listings'];
  /** Whether the server sends what `content:check` finds. */
  checks: boolean;
  code: LocaleCode;
};

/**
 * The content of `settings.<language>.json`, of which the editor's page loads one: the configuration with its texts in
 * that language, and the homes as they are.
 */
export function editorSettings({ backend, root, homes: listings, checks, code }: EditorSettings): object {
  const words = wordsIn(root, code);
  const config = localiseConfig(
    editorConfig(backend, root),
    code,
    (kind, text) => words[kind]?.[text] ?? text,
  );
  const homes = listings.map(({ reference, status, price, priceHistory, priceSince, listed, verified }) => [
    reference,
    { status, price, priceHistory, priceSince, listed, verified },
  ]);
  return { config, homes: Object.fromEntries(homes), checks };
}

/** The translations of the editor's texts by the English text. English has none: its texts are those of the schemas. */
function wordsIn(root: string, code: LocaleCode): Partial<Record<EditorTextKind, Record<string, string>>> {
  const file = join(root, 'locales/editor', `${code}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
