import type { Content } from '../domain/content/collections';
import type { EditorBackend } from '../generation/hostedEditor';
import { editorConfig } from './editorConfig';

/**
 * The content of `settings.json`, which the editor's page loads: the configuration, and the homes as they are.
 * @param checks whether the server sends what `content:check` finds
 */
export function editorSettings(
  backend: EditorBackend,
  { listings }: Pick<Content, 'listings'>,
  checks: boolean,
): object {
  const homes = listings.map(({ reference, status, price, priceHistory, priceSince, listed, verified }) => [
    reference,
    { status, price, priceHistory, priceSince, listed, verified },
  ]);
  return { config: editorConfig(backend), homes: Object.fromEntries(homes), checks };
}
