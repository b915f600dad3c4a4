import type { ComponentType } from 'react';
import type { CalculatorView, PropertyCostsView } from '../../domain/calculators/calculatorView';

type ViewOf<Name extends CalculatorView['calculator']> = Extract<CalculatorView, { calculator: Name }>;
type CostsOf<Kind extends PropertyCostsView['kind']> = Extract<PropertyCostsView, { kind: Kind }>;
/** On other pages a calculator has an initial price and does not change the URL. */
type Elsewhere = { price?: number; inUrl?: boolean };

/** Props of all components that are loaded after their page, by name. */
export type CalculatorParts = {
  [Name in CalculatorView['calculator']]: ViewOf<Name> & Elsewhere;
} & {
  moveIn: CostsOf<'moveIn'>;
  purchase: CostsOf<'purchase'>;
};

export type Part<Name extends keyof CalculatorParts> = ComponentType<CalculatorParts[Name]>;

/** The component of every part. */
export type PartComponents = { [Name in keyof CalculatorParts]: Part<Name> };
