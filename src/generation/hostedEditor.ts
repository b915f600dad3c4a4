import { expectValue } from './expectValue';
import { siteUrl } from './siteUrl';

/** Where the editor writes: a repository of GitHub, or the folder that the editor chooses on their own computer. */
export type EditorBackend = {
  /** `owner/name` on GitHub. */
  repository: string;
  branch: string;
  /** The editor for a repository: the service by which editors sign in, and the site. Without it, the local one. */
  hosted?: { authorisation: string; siteUrl: string };
};

/**
 * Reads `EDITOR_REPOSITORY`, `EDITOR_BRANCH` and `EDITOR_AUTH_URL`.
 * @returns null if a build is to have no editor, because the environment names neither a repository nor a service
 * @throws Error that names the variable, what it contains and what was expected
 */
export function hostedEditor(environment: NodeJS.ProcessEnv = process.env): EditorBackend | null {
  const { EDITOR_REPOSITORY: repository, EDITOR_AUTH_URL: authorisation, EDITOR_BRANCH } = environment;
  if (!repository && !authorisation) return null;
  const branch = EDITOR_BRANCH || 'main';
  expectValue(
    'EDITOR_REPOSITORY',
    repository,
    /^[\w.-]+\/[\w.-]+$/,
    'a repository of GitHub as "owner/name"',
  );
  expectValue(
    'EDITOR_AUTH_URL',
    authorisation,
    /^https:\/\/[^/\s;,]+\/?$/,
    'the https origin of an OAuth service, such as "https://sveltia-cms-auth.example.workers.dev"',
  );
  expectValue('EDITOR_BRANCH', branch, /^[\w./-]+$/, 'the name of a branch');
  return {
    repository: String(repository),
    branch,
    hosted: { authorisation: new URL(String(authorisation)).origin, siteUrl },
  };
}
