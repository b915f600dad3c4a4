import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Gatsby copies this folder to .cache/ at build; tests run before any build. */
const gatsbyRuntime = resolve('node_modules/gatsby/cache-dir');

/**
 * Components whose tests share one process and one window, which `cleanWindow` clears after each test. Tests of forms
 * and of failures replace modules, which another file may have loaded before, and those of the whole search screen need
 * a process that has loaded nothing yet.
 */
const componentTests = ['!(forms|search)/**', 'search/*'].map(
  (folder) => `src/components/${folder}/!(*.failures).test.tsx`,
);

/** Tests of what runs in browsers, each file with a window of its own. */
const windowTests = 'src/{browser,components,runtime}/**/*.test.{ts,tsx}';

/** No test finds what an earlier one has replaced. */
const cleanStart = { unstubGlobals: true, restoreMocks: true };

/** `output` tests the site that a build left in public/, the other projects the sources and the content. */
export default defineConfig({
  test: {
    // One more than processors, because tests of the server wait for timeouts much of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/output/**', windowTests],
          // Their modules have no state: a worker loads each of them once for all of its files.
          isolate: false,
          ...cleanStart,
          // 20,000 listings are searched in some of them.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: [{ find: /^.*\/\.cache\/(.+)$/, replacement: `${gatsbyRuntime}/$1` }] },
        test: {
          name: 'windows',
          include: [windowTests],
          exclude: componentTests,
          // A worker loads jsdom once for all of its files.
          pool: 'vmForks',
          ...cleanStart,
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: [{ find: /^.*\/\.cache\/(.+)$/, replacement: `${gatsbyRuntime}/$1` }] },
        test: {
          name: 'components',
          include: componentTests,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/cleanWindow.ts'],
          ...cleanStart,
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'output',
          include: ['tests/output/**/*.test.ts'],
          // One process reads every page once, for all files.
          isolate: false,
          fileParallelism: false,
          // Vitest refuses projects of different parallelism in one group.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
