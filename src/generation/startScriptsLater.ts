import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildStats } from './readBuildStats';

/**
 * Inline script of every page. It is the same everywhere, so the content security policy needs one hash for it. It
 * waits for the paint of the first picture, or for any paint on a page without pictures. It then preloads the page
 * data and the template's scripts, which Gatsby would request one after the other, and starts the page's own scripts.
 * Each request has its own task, because all in one would be a long task on a slow phone. Browsers without paint
 * timing start soon after the picture has loaded, a hidden tab starts at once, and every page starts within three
 * seconds.
 */
const starter = `(function(page, own) {
  var started = false;
  var picture = document.querySelector("img[fetchpriority=high]");
  function each(addresses, act) {
    (addresses || "").split(" ").filter(Boolean).forEach(function(address) {
      setTimeout(act, 0, address);
    });
  }
  function ask(address, kind) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = kind;
    if (kind === "fetch") link.crossOrigin = "anonymous";
    link.href = address;
    document.head.appendChild(link);
  }
  function begin() {
    if (started) return;
    started = true;
    each(own.scripts, function(address) {
      var script = document.createElement("script");
      script.src = address;
      script.async = false;
      document.body.appendChild(script);
    });
    each(page.pageData, function(address) { ask(address, "fetch"); });
    each(own.template, function(address) { ask(address, "script"); });
  }
  function soon() { requestAnimationFrame(function() { setTimeout(begin, 150); }); }
  if (document.hidden) begin();
  setTimeout(begin, 3000);
  if (!picture || picture.complete) soon();
  else ["load", "error"].forEach(function(end) { picture.addEventListener(end, soon); });
  if (window.LargestContentfulPaint) new PerformanceObserver(function(list) {
    list.getEntries().forEach(function(shown) {
      if (!picture || shown.element === picture) begin();
    });
  }).observe({ type: "largest-contentful-paint", buffered: true });
})(document.body.dataset, document.currentScript.dataset)`.replace(/\n\s*/g, '');

const asyncScripts = /(?:<script src="[^"]+" async><\/script>)+/g;

/**
 * Delays the scripts of a page until its first paint. Before that they would compete with the first picture and the
 * fonts on a slow network, and every page can be read without them.
 * @param templateScripts script files by template chunk
 * @throws if Gatsby's markup for the template chunk or the page's scripts has changed
 */
export function withScriptsLater(
  html: string,
  templateScripts: (chunk: string) => string[],
  file = 'a page',
): string {
  if (html.includes('<script data-scripts="')) return html;
  const [, chunk = ''] = /<style data-href="\/(component---[\w-]+)\.[^"]*\.css"/.exec(html) ?? [];
  const template = templateScripts(chunk).join(' ');
  if (!template) throw new Error(`${file} does not name the chunk of its template in <style data-href="…">`);
  // Scripts are at the end of the page. Searching the whole page with the pattern took longer than writing it.
  const start = html.indexOf('<script src="');
  const end = html.slice(start).replace(asyncScripts, (tags) => {
    const scripts = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address).join(' ');
    return `<script data-scripts="${scripts}" data-template="${template}">${starter}</script>`;
  });
  const later = html.slice(0, start) + end;
  if (later === html) throw new Error(`${file} has no <script src="…" async></script>`);
  return later;
}

/** Delays the scripts of all pages of a build by editing the files: no Gatsby hook runs after they are added. */
export function startScriptsLater(folder: string): void {
  const stats = readBuildStats(folder);
  const scriptsOf = (chunk: string) =>
    stats.filesOf([chunk]).flatMap((file) => (file.endsWith('.js') ? `/${file}` : []));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (file.startsWith(join(folder, '_gatsby'))) continue;
    const html = readFileSync(file, 'utf8');
    const later = withScriptsLater(html, scriptsOf, file);
    if (later !== html) writeFileSync(file, later);
  }
}
