import { defineConfig } from 'vitest/config';

/** Two sets: `unit` needs nothing but the sources and the content, `output` reads the site that a build left in public/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/output/**'],
          // 20,000 listings are searched in some of them.
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
