/** Where Sveltia CMS looks up its newest version and the state of GitHub. */
const lookedUp = ['https://unpkg.com', 'https://www.githubstatus.com'];

/**
 * Lets these requests of Sveltia CMS fail at once. The content security policy refuses them, too, but the browser logs
 * each refusal as an error. Sveltia CMS shows nothing if they fail.
 */
export function refuseLookUps(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const { origin } = new URL(resource instanceof Request ? resource.url : resource, location.href);
    return lookedUp.includes(origin) ? Response.error() : send(resource, options);
  };
}
