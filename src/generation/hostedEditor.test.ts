import { expect, it } from 'vitest';
import { hostedEditor } from './hostedEditor';
import { siteUrl } from './siteUrl';

const repository = { EDITOR_REPOSITORY: 'agency/site' };
const service = { EDITOR_AUTH_URL: 'https://auth.example.dev/' };

it('hostedEditor: a build has no editor unless the environment names one', () => {
  expect(hostedEditor({})).toBeNull();
});

it('hostedEditor: the repository, its branch and the origin of the service', () => {
  const hosted = { authorisation: 'https://auth.example.dev', siteUrl };
  const backend = { repository: 'agency/site', branch: 'main', hosted };
  expect(hostedEditor({ ...repository, ...service })).toEqual(backend);
  const onBranch = { ...repository, ...service, EDITOR_BRANCH: 'content/new' };
  expect(hostedEditor(onBranch)).toEqual({ ...backend, branch: 'content/new' });
});

it.each([
  [repository, 'EDITOR_AUTH_URL: found nothing, expected the https origin'],
  [service, 'EDITOR_REPOSITORY: found nothing, expected a repository'],
  [{ ...service, EDITOR_REPOSITORY: 'https://github.com/agency/site' }, 'EDITOR_REPOSITORY: found "https'],
  [{ ...repository, EDITOR_AUTH_URL: 'http://auth.example.dev' }, 'EDITOR_AUTH_URL: found "http:'],
  // It would add a source to the content security policy.
  [{ ...repository, EDITOR_AUTH_URL: 'https://a.example; script-src *' }, 'EDITOR_AUTH_URL: found'],
  [{ ...repository, ...service, EDITOR_BRANCH: 'my branch' }, 'EDITOR_BRANCH: found "my branch"'],
])('hostedEditor: refuses %o and names the variable', (environment, message) => {
  expect(() => hostedEditor(environment)).toThrow(message);
});
