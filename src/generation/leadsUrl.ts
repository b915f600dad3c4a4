/** Tells the pages where their forms go, when that is another host: Gatsby passes on only variables of this prefix. */
export function passLeadsUrl(variables: NodeJS.ProcessEnv): void {
  if (variables.LEADS_URL) variables.GATSBY_LEADS_URL = variables.LEADS_URL;
}
