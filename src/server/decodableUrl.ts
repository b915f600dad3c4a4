/**
 * The URL with every percent sign of its path escaped where the path cannot be decoded, as in `/in-%E0%A4%A/`. The
 * router would refuse it before any page could be sent; so it is an address like others at which there is nothing.
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
