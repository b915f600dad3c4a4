/**
 * The worker that keeps the site readable without a connection. `src/generation/writeServiceWorker.ts` fills in what it must
 * know of the build and writes it to public/sw.js.
 *
 * Pages and data always come from the network while there is one, so that nobody reads an old site. What they were made
 * of is kept under the name of the build, and only if it belongs to that build: a page without connection is whole, never
 * old HTML with new code. Files whose name carries a hash are the same in every build and are kept across builds.
 */
const { build, immutable, machines, screens, offlinePages } = self.__SITE;
const precached = self.__PRECACHED;

const pages = `pages-${build}`;
const data = `data-${build}`;
const files = 'files';
const pictures = 'pictures';
const limits = { [pages]: 60, [data]: 120, [files]: 250, [pictures]: 160 };

/** Milliseconds that a first visit's own page is left alone with the line. */
const patience = 3000;
const renewed = 20;
const appData = '/page-data/app-data.json';
const renewalList = '/renewal-list';

const isImmutable = immutable.map((pattern) => new RegExp(pattern));

/** What the network last said of the site's build; resolves to true while it is the build of this worker. */
let isCurrent = Promise.resolve(true);

/** Kept only where the visitor keeps them. */
const isLoose = /\.(pdf|mp4|webm|zip|xml|txt|ics|vcf|csv)$/;

/** Which cache holds a path's answer; null for what is left to the browser. */
const cacheOf = (path) => {
  if (isLoose.test(path) || machines.some((start) => path.startsWith(start))) return null;
  if (/^\/static\/.+\.(avif|webp|jpe?g|png|gif)$/.test(path)) return pictures;
  if (isImmutable.some((pattern) => pattern.test(path))) return files;
  return path.endsWith('/') ? pages : data;
};

const pageDataOf = (path) => `/page-data${path === '/' ? '/index/' : path}page-data.json`;

async function keep(path, response) {
  const name = cacheOf(path);
  const cache = await caches.open(name);
  await cache.put(path, response);
  const keys = await cache.keys();
  const spare = keys.filter(({ url }) => !isPrecached(new URL(url).pathname));
  await Promise.all(spare.slice(0, Math.max(0, spare.length - limits[name])).map((key) => cache.delete(key)));
}

const isPrecached = (path) => precached.some(({ url }) => url === path);
const kept = async (path) => (await caches.open(cacheOf(path))).match(path);

/** Keeps a page if it is one, and of this build. */
async function keepPage(path, response) {
  const isPage =
    response.ok && !response.redirected && /text\/html/.test(response.headers.get('content-type'));
  if (!isPage) return;
  const text = await response.clone().text();
  if (text.includes(`___webpackCompilationHash="${build}"`)) await keep(path, response);
}

async function fetchAndKeep(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  if (cacheOf(path) === pages) await keepPage(path, response);
  else if (cacheOf(path) !== data || (await isCurrent)) await keep(path, response);
}

async function install() {
  const isFirst = !(await caches.keys()).some((name) => name.startsWith('pages-'));
  if (isFirst) await new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.all(
    precached.map(async ({ url, revision }) => {
      if (!revision && (await kept(url))) return;
      await fetchAndKeep(url, { cache: revision ? 'no-cache' : 'default', priority: 'low' });
    }),
  );
  const app = await (await kept(appData)).json();
  if (app.webpackCompilationHash !== build) throw new Error('The site is being replaced; try again later');
  // Not over the heads of open pages: they keep the worker, and the kept files, of their own build.
}

/** Drops what belongs to other builds, but notes which pages had been read, to fetch them anew. */
async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => !(name in limits));
  const read = await Promise.all(
    old.filter((name) => name.startsWith('pages-')).map(async (name) => (await caches.open(name)).keys()),
  );
  const paths = read.flat().map(({ url }) => new URL(url).pathname);
  const wanted = [...(await pagesToRenew()), ...paths].filter(
    (path) => path !== renewalList && !isPrecached(path),
  );
  await (await caches.open(pages)).put(renewalList, new Response(JSON.stringify(wanted.slice(-renewed))));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The list that `dropOldCaches` left. */
async function pagesToRenew() {
  const list = await (await caches.open(pages)).match(renewalList);
  return list ? list.json() : [];
}

/** A page of a build has been loaded. When it is this one, the next navigation has come, and the old site is left. */
function takeOver({ data, ports }) {
  const isOurs = data.takeOver === build;
  if (isOurs) self.skipWaiting();
  ports[0]?.postMessage(isOurs);
}

async function activate() {
  await dropOldCaches();
  // A worker before this one may have taken what belongs to this build for old.
  for (const { url } of precached) if (!(await kept(url))) await fetchAndKeep(url).catch(() => {});
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Fetches the pages of this build that a visitor had read in an earlier one. */
async function renew() {
  for (const path of await pagesToRenew()) await readAhead(path);
  await (await caches.open(pages)).delete(renewalList);
}

/** Has a page and its data, so that it can be opened without a connection. */
async function readAhead(path) {
  const wanted = [path, pageDataOf(path)];
  for (const each of wanted) {
    if (!(await kept(each))) await fetchAndKeep(each, { cache: 'no-cache', priority: 'low' }).catch(() => {});
  }
}

async function answerPage(event, path) {
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request));
    if (response.ok) event.waitUntil(keepPage(path, response.clone()));
    if (response.status < 500) return response;
    return (await kept(path)) || response;
  } catch (error) {
    const answer = (await kept(path)) || (await kept(standInFor(path)));
    if (answer) return answer;
    throw error;
  }
}

/** What is shown for a page that was never read: the search screen of its kind, or the offline page of its language. */
function standInFor(path) {
  const screen = screens.find(({ folder }) => path.startsWith(folder));
  const offline = offlinePages.find(({ prefix }) => path.startsWith(`${prefix}/`));
  return screen ? screen.page : offline.page;
}

async function answerData(event, path) {
  try {
    const response = await (path === appData ? askForBuild(event.request) : fetch(event.request));
    const copy = response.clone();
    event.waitUntil(isCurrent.then((current) => current && response.ok && keep(path, copy)));
    return response;
  } catch (error) {
    const answer = await kept(path);
    if (answer) return answer;
    throw error;
  }
}

/** Fetches the note of the build that the site is at; another one than ours means that a newer worker is waiting there. */
function askForBuild(request) {
  const answer = fetch(request);
  isCurrent = answer
    .then((response) => response.clone().json())
    .then((app) => app.webpackCompilationHash === build)
    .catch(() => true);
  isCurrent.then((current) => current || self.registration.update().catch(() => {}));
  return answer;
}

async function answerFile(event, path) {
  const found = await kept(path);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(path, response.clone()));
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  const activated = activate();
  event.waitUntil(activated);
  // Not waited for: pages are not answered before the activation is over. What is left is done at the next page.
  activated.then(renew).catch(() => {});
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
  const name = cacheOf(pathname);
  if (name === null) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (name === data) event.respondWith(answerData(event, pathname));
  else if (name !== pages) event.respondWith(answerFile(event, pathname));
});

self.addEventListener('message', (event) => {
  if (event.data?.takeOver) takeOver(event);
  else if (event.data?.gatsbyApi) event.waitUntil(self.registration.update().catch(() => {}));
  // A worker whose place another has taken may still be spoken to; what it would keep is of no use.
  else if (event.data?.read && self.serviceWorker?.state !== 'redundant') {
    const { read, files: seen } = event.data;
    const unread = seen.filter((path) => cacheOf(path) !== null);
    const work = async () => {
      for (const path of read) await readAhead(path);
      for (const path of unread) if (!(await kept(path))) await fetchAndKeep(path).catch(() => {});
      await renew();
    };
    event.waitUntil(work());
  }
});
