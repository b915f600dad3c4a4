import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, one line a rule, with the first places. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Not as an element: our content security policy would refuse it.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Of WCAG 2.2 AA, and off unless asked for.
      rules: { 'target-size': { enabled: true } },
    });
    // Marks stand where the homes are, however close: WCAG's exception for pins on maps. The list has the same homes.
    const isMark = (selector: string) => document.querySelector(selector)?.closest('.leaflet-marker-pane');
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ target }) => id !== 'target-size' || !isMark(String(target))),
    }));
  });
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target)
          .slice(0, 4)
          .join(' | ')}`,
    );
}
