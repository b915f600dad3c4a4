import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * Loads an installed module in the instance that Gatsby uses. An import here would give another one: tsx adds a query
 * to the paths of what it loads, so changes to a module would not reach Gatsby, and esbuild would not find its program.
 */
export const loadShared = createRequire(resolve('gatsby-node.js'));
