import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildStats } from './readBuildStats';

/**
 * Runs in every page, so one hash in the content security policy allows it. Waits until the browser has shown the first
 * picture, or anything where a page has none; then asks for the page's data and its template's scripts, which Gatsby would
 * find out about one after the other, and begins. Each is asked for in a task of its own: all together would keep a slow
 * phone busy too long. Browsers that do not tell what they have shown begin soon after the picture has come, a page in a
 * tab that nobody sees at once, and every page after three seconds.
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
 * A page that begins with its scripts once it has been drawn for the first time: before, they would share a slow line
 * with the first picture and the letters, and every page can be read without them.
 * @param templateScripts of the page's template, by the name of its chunk
 * @throws Error if Gatsby names the chunk of the template or the scripts of the page in another way than before
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
  // They are at the end of the page. Looking for a sequence of them everywhere took longer than writing the page.
  const start = html.indexOf('<script src="');
  const end = html.slice(start).replace(asyncScripts, (tags) => {
    const scripts = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address).join(' ');
    return `<script data-scripts="${scripts}" data-template="${template}">${starter}</script>`;
  });
  const later = html.slice(0, start) + end;
  if (later === html) throw new Error(`${file} has no <script src="…" async></script>`);
  return later;
}

/** Does so to every page of a build. Gatsby writes these scripts into pages after all that its hooks can reach. */
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
