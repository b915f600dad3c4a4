/**
 * Returns the URL with every percent sign of its path escaped if the path cannot be decoded, as in `/in-%E0%A4%A/`.
 * Fastify's router would reject such a URL with 400; escaped, it reaches the handler and gets the not-found page.
 */
export function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
