/**
 * The service worker, which makes the site readable offline. `src/generation/writeServiceWorker.ts` fills in the data
 * of the build and writes it to public/sw.js.
 *
 * Pages and data are network-first, so that visitors never see an outdated site while online. They are cached per
 * build, and only if they belong to that build, so that an offline page never combines old HTML with new code. Files
 * with a hash in their name are cache-first and kept across builds.
 */
const { build, immutable, machines, screens, offlinePages } = self.__SITE;
const precached = self.__PRECACHED;

const pages = `pages-${build}`;
const data = `data-${build}`;
const files = 'files';
const pictures = 'pictures';
const limits = { [pages]: 60, [data]: 120, [files]: 250, [pictures]: 160 };

/** Milliseconds by which the first installation is delayed, to leave the network to the page that is loading. */
const firstInstallDelay = 3000;
/** The number of pages of an earlier build that are fetched again. */
const mostRenewed = 20;
const appData = '/page-data/app-data.json';
const renewalList = '/renewal-list';

const isImmutable = immutable.map((pattern) => new RegExp(pattern));

/** Whether the server, when last asked, served the build of this worker. */
let isCurrent = Promise.resolve(true);

/** Downloads, which are not cached. */
const download = /\.(pdf|mp4|webm|zip|xml|txt|ics|vcf|csv)$/;

/** Returns the name of the cache for a path, or null if the worker does not handle the path. */
const cacheOf = (path) => {
  if (download.test(path) || machines.some((start) => path.startsWith(start))) return null;
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
const findCached = async (path) => (await caches.open(cacheOf(path))).match(path);

/** Caches a response if it is an HTML page of this build. */
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
  if (isFirst) await new Promise((resolve) => setTimeout(resolve, firstInstallDelay));
  await Promise.all(
    precached.map(async ({ url, revision }) => {
      if (!revision && (await findCached(url))) return;
      await fetchAndKeep(url, { cache: revision ? 'no-cache' : 'default', priority: 'low' });
    }),
  );
  const app = await (await findCached(appData)).json();
  if (app.webpackCompilationHash !== build) throw new Error('The site is being replaced; try again later');
  // No `skipWaiting` here: open pages keep the worker and the caches of their own build.
}

/** Deletes the caches of other builds, and saves the list of pages they held, to fetch those again. */
async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => !(name in limits));
  const read = await Promise.all(
    old.filter((name) => name.startsWith('pages-')).map(async (name) => (await caches.open(name)).keys()),
  );
  const paths = read.flat().map(({ url }) => new URL(url).pathname);
  const wanted = [...(await pagesToRenew()), ...paths].filter(
    (path) => path !== renewalList && !isPrecached(path),
  );
  await (await caches.open(pages)).put(renewalList, new Response(JSON.stringify(wanted.slice(-mostRenewed))));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Returns the list that `dropOldCaches` saved. */
async function pagesToRenew() {
  const list = await (await caches.open(pages)).match(renewalList);
  return list ? list.json() : [];
}

/** Activates this worker if the page that asks was loaded from the same build. */
function takeOver({ data, ports }) {
  const isOurs = data.takeOver === build;
  if (isOurs) self.skipWaiting();
  ports[0]?.postMessage(isOurs);
}

async function activate() {
  await dropOldCaches();
  // The previous worker may have deleted caches of this build as old ones.
  for (const { url } of precached) if (!(await findCached(url))) await fetchAndKeep(url).catch(() => {});
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Fetches the pages that the visitor read in an earlier build. */
async function renew() {
  for (const path of await pagesToRenew()) await cachePage(path);
  await (await caches.open(pages)).delete(renewalList);
}

/** Caches a page and its data, so that it can be opened offline. */
async function cachePage(path) {
  const wanted = [path, pageDataOf(path)];
  for (const each of wanted) {
    if (!(await findCached(each)))
      await fetchAndKeep(each, { cache: 'no-cache', priority: 'low' }).catch(() => {});
  }
}

async function answerPage(event, path) {
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request));
    if (response.ok) event.waitUntil(keepPage(path, response.clone()));
    if (response.status < 500) return response;
    return (await findCached(path)) || response;
  } catch (error) {
    const answer = (await findCached(path)) || (await findCached(fallbackFor(path)));
    if (answer) return answer;
    throw error;
  }
}

/** Returns the page shown in place of one that is not cached: a search page, or the offline page of the language. */
function fallbackFor(path) {
  const screen = screens.find(({ folder }) => path.startsWith(folder));
  const offline = offlinePages.find(({ prefix }) => path.startsWith(`${prefix}/`));
  return screen ? screen.page : offline.page;
}

async function answerData(event, path) {
  try {
    const response = await (path === appData ? fetchBuild(event.request) : fetch(event.request));
    const copy = response.clone();
    event.waitUntil(isCurrent.then((current) => current && response.ok && keep(path, copy)));
    return response;
  } catch (error) {
    const answer = await findCached(path);
    if (answer) return answer;
    throw error;
  }
}

/** Fetches app-data.json, which names the server's build. If it is another build, looks for an update of the worker. */
function fetchBuild(request) {
  const answer = fetch(request);
  isCurrent = answer
    .then((response) => response.clone().json())
    .then((app) => app.webpackCompilationHash === build)
    .catch(() => true);
  isCurrent.then((current) => current || self.registration.update().catch(() => {}));
  return answer;
}

async function answerFile(event, path) {
  const found = await findCached(path);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(path, response.clone()));
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  const activated = activate();
  event.waitUntil(activated);
  // Not part of the activation, which delays responses. If renewal is interrupted, the next page load continues it.
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
  // A redundant worker may still receive messages, but its caches are no longer used.
  else if (event.data?.read && self.serviceWorker?.state !== 'redundant') {
    const { read, files: seen } = event.data;
    const unread = seen.filter((path) => cacheOf(path) !== null);
    const work = async () => {
      for (const path of read) await cachePage(path);
      for (const path of unread) if (!(await findCached(path))) await fetchAndKeep(path).catch(() => {});
      await renew();
    };
    event.waitUntil(work());
  }
});
