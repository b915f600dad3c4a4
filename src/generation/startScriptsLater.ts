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
 * @param markup the script elements that Gatsby adds to pages
 * @param template script files of the page's template
 * @throws if Gatsby's markup for scripts has changed, or the template has none
 */
export function startScriptsLater(markup: string, template: readonly string[], chunk: string): string {
  if (template.length === 0) throw new Error(`${chunk} has no scripts`);
  const later = markup.replace(asyncScripts, (tags) => {
    const scripts = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address).join(' ');
    return `<script data-scripts="${scripts}" data-template="${template.join(' ')}">${starter}</script>`;
  });
  if (later === markup) throw new Error('Gatsby no longer writes <script src="…" async></script>');
  return later;
}
