import type { CalculatorParts, Part, PartComponents } from './partComponents';

type Loaded = { default: Part<never> };

const parts: { [Name in keyof CalculatorParts]: () => Promise<Part<Name>> } = {
  mortgage: () => import('./MortgageCalculator').then((file) => file.MortgageCalculator),
  stampDuty: () => import('./StampDutyCalculator').then((file) => file.StampDutyCalculator),
  moveInCost: () => import('./MoveInCalculator').then((file) => file.MoveInCalculator),
  rentalYield: () => import('./RentalYieldCalculator').then((file) => file.RentalYieldCalculator),
  valuation: () => import('./ValuationStart').then((file) => file.ValuationStart),
  valuationResult: () => import('./ValuationResult').then((file) => file.ValuationResult),
  moveIn: () => import('./MoveInSheet').then((file) => file.MoveInSheet),
  purchase: () => import('./PurchaseSheet').then((file) => file.PurchaseSheet),
};

/**
 * All components, in the build that prerenders pages. `renderToString` is synchronous, so it cannot use promises. The
 * browser bundle does not include this.
 */
const atOnce: PartComponents | null =
  process.env.BUILD_STAGE === 'build-html' ? require('./partsAtOnce').partsAtOnce : null;

/**
 * Loads a component for `React.lazy` after a promise has resolved. The result never rejects, because React would replace
 * the prerendered component by an error.
 * @param onFailure called after each failed attempt with a function that starts the next one
 * @returns in the build, a thenable that resolves synchronously, so that `renderToString` renders the component
 */
export function loadPart(
  name: keyof CalculatorParts,
  wait: Promise<void>,
  onFailure: (retry: () => void) => void,
): Promise<Loaded> {
  if (atOnce) {
    const loaded = { default: atOnce[name] as Part<never> };
    // biome-ignore lint/suspicious/noThenProperty: a real promise never resolves synchronously
    return { then: (keep: (value: Loaded) => void) => keep(loaded) } as unknown as Promise<Loaded>;
  }
  const load = parts[name] as () => Promise<unknown>;
  const attempt = (): Promise<unknown> =>
    load().catch(async (error) => {
      // Where a release has replaced the script, `src/runtime/failures.ts` loads the page again.
      window.reportError?.(error);
      await new Promise<void>(onFailure);
      return attempt();
    });
  return wait.then(attempt).then((part) => ({ default: part as Part<never> }));
}
