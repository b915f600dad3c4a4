/** Splits the URL of a request into its path and its query, which begins with `?` if there is one. */
export function splitUrl(url = '/'): { path: string; query: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start) };
}
