import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * Loads a module of Gatsby in the instance that Gatsby uses, so that its functions can be replaced. What an import gives
 * cannot be changed.
 */
export const loadShared = createRequire(resolve('gatsby-node.js'));
