import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';
import { lateLayoutAttribute } from '../../src/components/ui/lateLayout';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on a page. Returns one line per violated rule, with the first elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated, because the content security policy blocks an injected script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // The whole page is laid out, because axe would take estimated positions for real ones.
  await page.evaluate((name) => document.body.removeAttribute(name), lateLayoutAttribute);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Colours of elements in transition would be taken for their final ones.
    const finite = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    // The markup of each element, which is not reported here, takes axe much time.
    axe.configure({ noHtml: true });
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      // A rule of WCAG 2.2 AA that is off by default.
      rules: { 'target-size': { enabled: true } },
    });
    // Map markers may overlap: WCAG makes an exception for essential positions, and the list has the same homes.
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
