/** Passes `LEADS_URL` to pages if forms are sent to another host. Gatsby exposes only variables with this prefix. */
export function passLeadsUrl(variables: NodeJS.ProcessEnv): void {
  if (variables.LEADS_URL) variables.GATSBY_LEADS_URL = variables.LEADS_URL;
}
