import type { ComponentType } from 'react';
import type { CalculatorView, PropertyCostsView } from '../../domain/calculators/calculatorView';

type ViewOf<Name extends CalculatorView['calculator']> = Extract<CalculatorView, { calculator: Name }>;
type CostsOf<Kind extends PropertyCostsView['kind']> = Extract<PropertyCostsView, { kind: Kind }>;
/** On a page about something else a calculator begins with a price of it, and leaves the address alone. */
type Elsewhere = { price?: number; inUrl?: boolean };

/** Everything that comes later than its page, by name, with what it is drawn from. */
export type CalculatorParts = {
  [Name in CalculatorView['calculator']]: ViewOf<Name> & Elsewhere;
} & {
  moveIn: CostsOf<'moveIn'>;
  purchase: CostsOf<'purchase'>;
};

type Part<Name extends keyof CalculatorParts> = ComponentType<CalculatorParts[Name]>;
type Loaded = { default: Part<never> };

/** The component of every part. */
export type PartComponents = { [Name in keyof CalculatorParts]: Part<Name> };

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
 * All parts, in the build that renders pages. `renderToString` cannot wait, and even the first page of a process needs
 * them, so a promise would come too late. The browser's bundle leaves this out.
 */
const atOnce: PartComponents | null =
  process.env.BUILD_STAGE === 'build-html' ? require('./partsAtOnce').partsAtOnce : null;

/**
 * A part for `React.lazy`, fetched after what it waits for.
 * @returns in the build a promise that is kept before anybody can ask, so that `renderToString` renders the part
 */
export function loadPart(name: keyof CalculatorParts, wait: Promise<void>): Promise<Loaded> {
  if (atOnce) {
    const loaded = { default: atOnce[name] as Part<never> };
    // biome-ignore lint/suspicious/noThenProperty: React.lazy asks it at once, which a real promise never answers
    return { then: (keep: (value: Loaded) => void) => keep(loaded) } as unknown as Promise<Loaded>;
  }
  const load = parts[name] as () => Promise<unknown>;
  return wait.then(load).then((part) => ({ default: part as Part<never> }));
}
