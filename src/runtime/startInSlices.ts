/**
 * The site's script, started in parts with a pause after each: read in one go, its modules would keep a slow phone from
 * scrolling and answering for a tenth of a second. All of them are in the same file; only when they run is put off. The
 * last one, Gatsby's own beginning, finds the others there.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'gatsby-plugin-react-i18next/gatsby-browser'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../../gatsby-browser'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../../.cache/production-app'),
];

function startFrom(index: number): void {
  parts[index]?.().then(() => setTimeout(startFrom, 0, index + 1));
}

startFrom(0);
