import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from '../domain/site/securityHeaders';
import { hostedEditor } from '../generation/hostedEditor';

/**
 * Part of `npm run build`: writes the editor for a repository to `public/admin/`, if the environment names one
 * (`hostedEditor`), and otherwise removes what an earlier build has written there.
 * @throws Error if the environment or the content has faults
 */
async function buildEditor(): Promise<void> {
  const folder = join('public', editorFolder);
  rmSync(folder, { recursive: true, force: true });
  const backend = hostedEditor();
  if (!backend) return;
  // Loaded only now: most builds have no editor.
  const [{ writeEditor }, { loadContent }] = await Promise.all([
    import('./writeEditor'),
    import('../generation/loadContent'),
  ]);
  await writeEditor(folder, backend, await loadContent(process.cwd()));
  console.log(`The editor for ${backend.repository} is at ${editorFolder}`);
}

buildEditor().catch((error: Error) => {
  console.error(`The editor could not be built: ${error.message}`);
  process.exitCode = 1;
});
