import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text for all pages, so that one hash in the content security policy allows it. */
const starter =
  'var scripts=document.currentScript.dataset.scripts.split(" ");requestAnimationFrame(function(){setTimeout(function(){scripts.forEach(function(address){var script=document.createElement("script");script.src=address;document.body.appendChild(script)})})})';

const asyncScripts = /(?:<script src="[^"]+" async><\/script>)+/g;

/**
 * A page that begins with its scripts once it has been drawn for the first time: before, they would share a slow line
 * with the first picture and the letters, and every page can be read without them.
 */
export function withScriptsLater(html: string): string {
  return html.replace(asyncScripts, (tags) => {
    const addresses = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
    return `<script data-scripts="${addresses.join(' ')}">${starter}</script>`;
  });
}

/** Does so to every page of a build. Gatsby writes these scripts into pages after all that its hooks can reach. */
export function startScriptsLater(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const html = readFileSync(file, 'utf8');
    const later = withScriptsLater(html);
    if (later !== html) writeFileSync(file, later);
  }
}
