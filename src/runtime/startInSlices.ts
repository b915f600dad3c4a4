/**
 * The entry of the site's script. It evaluates its modules in several tasks, because evaluating them in one task blocks
 * a slow phone for a tenth of a second. All modules are in the same file; only their evaluation is split. The last one,
 * Gatsby's own entry, imports the others.
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
