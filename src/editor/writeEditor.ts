import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../domain/content/collections';
import type { EditorBackend } from '../generation/hostedEditor';
import { localeCodes } from '../i18n/locales';
import { bundleEditor } from './bundleEditor';
import { editorSettings } from './editorSettings';

/**
 * Writes the editor for a repository, with its settings, to a folder of a site.
 * @throws Error if Sveltia CMS, a development dependency, is not installed
 */
export async function writeEditor(folder: string, backend: EditorBackend, content: Content): Promise<void> {
  const root = process.cwd();
  await bundleEditor(folder);
  for (const code of localeCodes) {
    const settings = editorSettings({ backend, root, content, checks: false, code });
    writeFileSync(join(folder, `settings.${code}.json`), JSON.stringify(settings));
  }
}
