import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Gatsby copies this folder to .cache/ at build; tests run before any build. */
const gatsbyRuntime = resolve('node_modules/gatsby/cache-dir');

/** Folders whose modules have no state and no browser: their tests can share one process, which loads each module once. */
const pureTests = 'src/{domain,i18n,generation,imports,editor}/**/*.test.ts';

/**
 * Components whose tests share one process and one window, which `cleanWindow` clears after each test. Tests of forms
 * and of failures replace modules, which another file may have loaded before, and those of the whole search screen need
 * a process that has loaded nothing yet.
 */
const componentTests = ['!(forms|search)/**', 'search/*'].map(
  (folder) => `src/components/${folder}/!(*.failures).test.tsx`,
);

/** No test finds what an earlier one has replaced. */
const cleanStart = { unstubGlobals: true, restoreMocks: true };

/** `unit`, `pure` and `components` test the sources and the content, `output` the site that a build left in public/. */
export default defineConfig({
  test: {
    // One more than processors, because tests of the server wait for timeouts much of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias: [{ find: /^.*\/\.cache\/(.+)$/, replacement: `${gatsbyRuntime}/$1` }] },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/output/**', pureTests, ...componentTests],
          ...cleanStart,
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
          // 20,000 listings are searched in some of them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pure',
          include: [pureTests],
          isolate: false,
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
