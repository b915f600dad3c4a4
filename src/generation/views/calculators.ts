import {
  type CalculatorDefinition,
  type CalculatorName,
  calculators,
} from '../../domain/calculators/calculators';
import type {
  CalculatorView,
  PropertyCostsView,
  ValuationFiles,
  ValuationPlace,
} from '../../domain/calculators/calculatorView';
import { loanCeiling } from '../../domain/calculators/mortgageCeilings';
import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { MortgageRates, RateTable } from '../../domain/content/rates';
import { getLocale } from '../../i18n/locales';
import { type InOneLanguage, localise } from '../../i18n/localised';
import { isBuilt, type SiteContent } from '../siteContent';
import { searchPlanOf } from '../writeSearchData';
import type { PageViews } from './pageViews';

/** The data of a calculator, in the language of the views. */
export function calculatorView(views: PageViews, calculator: CalculatorName): CalculatorView {
  const { rates, comparesHomes }: CalculatorDefinition = calculators[calculator];
  return {
    calculator,
    ...(rates && { rates: ratesOf(views, rates) }),
    ...(comparesHomes && { places: valuationPlaces(views), files: valuationFiles(views.site) }),
  } as CalculatorView;
}

/** The costs of buying or renting a home besides its price; null for a home off the market. */
export function propertyCostsView(views: PageViews, listing: Listing): PropertyCostsView | null {
  const { family, purpose, status, type, deposit, cheques, billsIncluded } = listing;
  const price = listing.price.amount;
  if (!isOnMarket(status)) return null;
  if (purpose === 'rent') {
    const terms = { rent: price, deposit, cheques, billsIncluded: billsIncluded ?? false };
    return { kind: 'moveIn', terms, rates: ratesOf(views, 'renting') };
  }
  if (family === 'new-homes') return { kind: 'stampDuty', price, rates: ratesOf(views, 'stampDuty') };
  const rates = ratesOf(views, 'buying');
  const mortgage = ratesOf(views, 'mortgage');
  const costs = { kind: 'purchase', price, rates, loan: null, unfinished: null } as const;
  if (family === 'commercial' || type === 'land') return costs;
  const loan = loanOf(mortgage, price);
  if (isBuilt(listing, views.site.today)) return { ...costs, loan };
  const { asOf, source, underConstruction: note } = mortgage;
  const { percent, years } = loan;
  return { ...costs, unfinished: { percent, years, rates: { asOf, source, note } } };
}

function loanOf({ borrowers, exampleRate }: Pick<MortgageRates, 'borrowers' | 'exampleRate'>, price: number) {
  const percent = loanCeiling(price, 'resident', { borrowers });
  return { percent, years: borrowers.resident.years, rate: exampleRate };
}

/** A rate table, in the language of the views. @throws if content/rates/ has no such table */
export function ratesOf<Kind extends RateTable['kind']>({ site, code }: PageViews, kind: Kind) {
  const table = site.content.rates.find((rates) => rates.kind === kind);
  if (!table) throw new Error(`content/rates/ has no table of kind "${kind}"`);
  return localise(table, code) as InOneLanguage<Extract<RateTable, { kind: Kind }>>;
}

/** All places in Qatar with residential listings, on or off the market, sorted by name. */
export function valuationPlaces({ site, code }: PageViews): ValuationPlace[] {
  const collator = new Intl.Collator(getLocale(code).intl);
  return site.content.areas
    .filter(({ slug, kind }) => kind !== 'country' && kind !== 'tower' && kind !== 'street' && hasHomes(slug))
    .map(({ slug, name }) => ({ slug, name: name[code] }))
    .sort((a, b) => collator.compare(a.name, b.name));

  function hasHomes(slug: string): boolean {
    return site.listingsIn(slug, { family: 'residential', offMarket: true }).length > 0;
  }
}

/** URLs of the search data files, which are the same in every language. */
function valuationFiles(site: SiteContent): ValuationFiles {
  const { words, data } = searchPlanOf(site).files;
  return { words, sale: data['residential-sale'] ?? '', rent: data['residential-rent'] ?? '' };
}
