// The worker of Cloudflare Pages ("advanced mode"). The build writes its copy, `_worker.js`, and puts what it must know in
// place of `self.__SITE` (cloudflareFiles.ts).
const { screens, hidden, ending } = self.__SITE;
const file = new RegExp(ending, 'i');
/** Hidden steps; no link of ours has them. */
const unplain = /\/[.\\]/;

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const at = (path) => env.ASSETS.fetch(new Request(new URL(path, url), request));
    if (hidden.includes(url.pathname)) return at('/404-hidden');
    const own = await env.ASSETS.fetch(request);
    const screen = screens.find(({ folder }) => url.pathname.startsWith(folder));
    const isScreen = screen && !file.test(url.pathname) && !unplain.test(url.pathname);
    if (own.status !== 404 || !isScreen) return own;
    const tidy = `${url.pathname}/`.replace(/\/+/g, '/');
    if (url.pathname === tidy) return at(screen.page);
    const headers = { location: `${tidy}${url.search}`, 'cache-control': 'no-cache' };
    return new Response(null, { status: 301, headers });
  },
};
