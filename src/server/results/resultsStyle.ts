/** The style sheet of the page of results: the tokens of src/styles/tokens.css, and rows as in ResultRow.module.css. */
export const resultsStyle = `
:root { color-scheme: light dark; --ground: #fbf9f6; --raised: #fff; --sunk: #f3eee7; --line: #ded5c8; --line-strong: #8a8273; --ink: #0b2f39; --soft: #3d5157; --brand: #0f4c5c; --brand-soft: #e2edee; --accent: #a94a25; --on-accent: #fff; --bad: #a3241f; --scale: 1; --gutter: clamp(1rem, 0.5rem + 2.6vw, 3rem); }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1f26; --raised: #11292f; --sunk: #0f252c; --line: #24434c; --line-strong: #6f8b92; --ink: #f3ede4; --soft: #c0cdcf; --brand: #9fd0da; --brand-soft: #173a43; --accent: #f0a27e; --on-accent: #2a0f04; --bad: #f6a9a3; } }
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); font: 360 1rem/1.65 "Readex Latin", "Readex Arabic", system-ui, sans-serif; -webkit-text-size-adjust: none; }
html:lang(ar) { --scale: 1.0625; line-height: 1.85; }
body { margin: 0; font-size: calc(1rem * var(--scale)); }
h1, h2, h3, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
ul, ol { list-style: none; }
h1, h2, h3 { font-weight: 300; line-height: 1.25; }
h1 { font-size: calc(clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem) * var(--scale)); }
h2 { font-size: calc(clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) * var(--scale)); }
html:lang(ar) :is(h1, h2, h3) { line-height: 1.5; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.22em; text-decoration-thickness: 1px; }
a:hover { color: var(--accent); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; border-radius: 0.5rem; }
small { color: var(--soft); font-size: calc(0.9rem * var(--scale)); }
.skip { position: absolute; inset-block-start: -10rem; inset-inline-start: 1rem; padding: 0.5rem 1rem; background: var(--raised); }
.skip:focus { inset-block-start: 0.5rem; }
header { border-block-end: 1px solid var(--line); }
.row, main, footer > div { max-inline-size: 80rem; margin-inline: auto; padding-inline: var(--gutter); }
.row { display: flex; align-items: center; justify-content: space-between; min-block-size: 4.5rem; }
.row img { display: block; block-size: 2.75rem; inline-size: auto; }
.row a[hreflang] { padding: 0.5rem 0.75rem; text-decoration: none; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; padding-block: 1rem 4rem; }
.top { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.typed { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
.typed .field { flex: 1 1 16rem; }
input, select, button { font: inherit; color: inherit; }
.field { display: grid; gap: 0.25rem; min-inline-size: 0; }
.field label, legend, .hint { padding: 0; color: var(--soft); font-size: calc(0.9rem * var(--scale)); }
.field input, .field select { inline-size: 100%; min-block-size: 3rem; padding-inline: 1rem; border: 1px solid var(--line-strong); border-radius: 0.75rem; background: var(--raised); text-overflow: ellipsis; }
.field [aria-invalid] { border-color: var(--bad); }
.error { color: var(--bad); font-size: calc(0.9rem * var(--scale)); }
.field select { padding-inline: 0.75rem; }
[dir="rtl"] input[dir="ltr"] { text-align: end; }
::placeholder { color: var(--soft); opacity: 1; font-size: calc(0.9rem * var(--scale)); }
button { min-block-size: 3rem; padding: 0.25rem 1.75rem; border: 0; border-radius: 999px; background: var(--accent); color: var(--on-accent); font-weight: 480; cursor: pointer; }
.pills { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.pills a { display: inline-flex; gap: 0.5rem; align-items: center; min-block-size: 2.5rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: 999px; background: var(--raised); font-size: calc(0.9rem * var(--scale)); text-decoration: none; }
.pills a:hover { border-color: var(--accent); }
.pills a[aria-current], .chips a { border-color: transparent; background: var(--brand-soft); color: var(--brand); }
.chips .clear { background: none; color: var(--accent); }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; }
.count { font-size: calc(1.125rem * var(--scale)); }
.count { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
.count a { padding: 0.35rem 1.25rem; border-radius: 999px; background: var(--brand); color: var(--ground); font-size: calc(0.9rem * var(--scale)); text-decoration: none; }
.notes { display: grid; gap: 0.75rem; padding: 1rem; border-radius: 0.75rem; background: var(--sunk); }
.none { display: grid; gap: 1.25rem; }
.none section { display: grid; gap: 0.75rem; }
.homes > li { display: grid; gap: 0.75rem; position: relative; padding-block: 1.5rem; border-block-start: 1px solid var(--line); }
.frame { position: relative; overflow: hidden; align-self: start; margin-inline: calc(-1 * var(--gutter)); background: var(--sunk); aspect-ratio: 3 / 2; }
.frame img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
.badge { position: absolute; inset-block-start: 0.5rem; inset-inline-start: 0.5rem; padding: 0.1rem 0.75rem; border-radius: 999px; background: #4b4f52; color: #fff; font-size: calc(0.8125rem * var(--scale)); font-weight: 480; }
.words { display: grid; gap: 0.35rem; align-content: center; }
.words :is(h2, h3) { font-size: calc(1rem * var(--scale)); font-weight: 480; }
.words :is(h2, h3) a { text-decoration: none; }
.words :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; }
.words :is(h2, h3) span { display: block; color: var(--soft); font-weight: 360; }
.price { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; font-size: calc(1.125rem * var(--scale)); font-variant-numeric: tabular-nums; }
.facts { color: var(--soft); font-size: calc(0.9rem * var(--scale)); }
.pages { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; justify-content: center; padding-block: 1rem; }
.pages ol { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.pages :is(a, span) { display: inline-grid; place-items: center; min-inline-size: 2.75rem; min-block-size: 2.75rem; padding-inline: 0.5rem; border-radius: 999px; text-decoration: none; }
.pages a[aria-current] { background: var(--brand); color: var(--ground); }
.filters form { display: grid; gap: 1.25rem; align-content: start; }
fieldset { display: grid; gap: 0.5rem; }
.group { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); gap: 0.25rem 0.75rem; }
.group:has(.tick) { grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); }
.group:has(#f-from) { grid-template-columns: minmax(0, 1fr); }
summary { display: list-item; padding-block: 0.6rem; cursor: pointer; }
details legend { position: absolute; clip-path: inset(50%); }
.tick { display: grid; grid-template-columns: auto 1fr; column-gap: 0.75rem; align-items: center; }
.tick input { inline-size: 1.375rem; block-size: 1.375rem; margin: 0; accent-color: var(--brand); }
.tick label { display: flex; justify-content: space-between; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.tick > small { grid-column: 2; }
footer { border-block-start: 1px solid var(--line); background: var(--sunk); }
footer > div { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding-block: 1.5rem; }
@media (min-width: 40rem) {
  .homes > li { grid-template-columns: clamp(13rem, 26vw, 18rem) 1fr; gap: 2rem; }
  .frame { margin-inline: 0; border-radius: 1rem; }
}
@media (min-width: 62rem) {
  main { grid-template-columns: 17rem minmax(0, 1fr); grid-template-rows: repeat(3, auto) 1fr; column-gap: 3rem; }
  main > :not(.filters) { grid-column: 2; }
  main > .top { grid-column: 1 / -1; }
  .filters { grid-column: 1; grid-row: 2 / span 9; }
  .to-filters { display: none; }
}
@media (max-width: 40rem) {
  nav.pills { flex-wrap: nowrap; overflow-x: auto; margin-inline: calc(-1 * var(--gutter)); padding: 0.25rem var(--gutter); scrollbar-width: none; }
  nav.pills a { flex: none; }
  .bar > nav { inline-size: 100vw; }
}
`;

/** Returns the faces of the site's fonts for the style sheet, or nothing where the server does not have the files. */
export function fontFaces(fonts: { latin: string; arabic: string } | null): string {
  if (fonts === null) return '';
  const face = (name: string, file: string) =>
    `@font-face { font-family: "${name}"; font-display: swap; font-weight: 300 600; src: url("${file}") format("woff2"); }\n`;
  return face('Readex Latin', fonts.latin) + face('Readex Arabic', fonts.arabic);
}
