import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, one line a rule, with the first places. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Not as an element: our content security policy would refuse it.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof Axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Of WCAG 2.2 AA, and off unless asked for.
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target)
        .slice(0, 4)
        .join(' | ')}`,
  );
}
