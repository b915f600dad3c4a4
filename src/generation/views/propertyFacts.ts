import { median } from '../../domain/calculators/quantile';
import type { Listing } from '../../domain/content/listings';
import type { FactView } from '../../domain/site/detailsContent';
import { typeLabel } from '../../domain/site/listingHeading';
import { termOfLabel } from '../../domain/site/termOfLabel';
import { formatNumber } from '../../i18n/format';
import type { PageViews } from './pageViews';

/** Minimum number of homes for a comparison of prices. */
const leastSample = 5;

type Maybe = FactView | false | null | undefined | '';

/** The key facts of a home as labelled texts. Unknown fields are omitted. */
export function propertyFacts(views: PageViews, listing: Listing): FactView[] {
  const { words, code } = views;
  const { price, furnished, fitOut, tenure, leaseYears, serviceCharge, deposit } = listing;
  const { currency } = price;
  const text = (name: string, value: string | number | null, ltr?: true): Maybe =>
    value !== null && { name, label: words(`facts.${name}`), text: String(value), ...(ltr && { ltr }) };
  const choice = (name: string, of: string | null): Maybe =>
    of !== null && { name, label: words(`facts.${name}`), text: words(of), ...(of in termOfLabel && { of }) };
  const number = (name: string, value: number | null) =>
    text(name, value === null ? null : formatNumber(value, code));
  const yesNo = (name: string, value: boolean | null) =>
    text(name, value === null ? null : words(value ? 'facts.yes' : 'facts.no'));
  const size = (name: string, metres: number | null): Maybe =>
    metres !== null && { name, label: words(`facts.${name}`), size: metres };
  const sum = (name: string, amount: number | null): Maybe =>
    amount !== null && { name, label: words(`facts.${name}`), price: { amount, currency } };
  const date = (name: string, iso: string | null): Maybe =>
    iso !== null && { name, label: words(`facts.${name}`), date: iso };
  const facts: Maybe[] = [
    choice('type', typeLabel(listing)),
    listing.bedrooms === 0 ? choice('bedrooms', 'facts.studio') : number('bedrooms', listing.bedrooms),
    number('bathrooms', listing.bathrooms),
    size('size', listing.size),
    size('plot', listing.plot),
    {
      name: 'perArea',
      label: words('facts.perArea'),
      perMetre: { ...price, amount: roundToHundredths(price.amount / listing.size) },
    },
    areaMedian(views, listing),
    sum('deposit', deposit),
    number('cheques', listing.cheques),
    choice('furnished', furnished && `listings.furnished.${furnished}`),
    yesNo('billsIncluded', listing.billsIncluded),
    choice('fitOut', fitOut && `facts.fitOut.${fitOut}`),
    choice('tenure', tenure && `facts.tenure.${tenure}`),
    text('leaseYears', leaseYears && words('facts.years', { count: leaseYears })),
    text('epc', listing.epc?.current ?? null, true),
    sum('serviceCharge', serviceCharge),
    listing.floor === 0 ? text('floor', words('facts.groundFloor')) : number('floor', listing.floor),
    number('parking', listing.parking),
    yesNo('maidsRoom', listing.maidsRoom),
    text('view', listing.view && words(`facts.view.${listing.view}`)),
    date('completion', listing.completion),
    text('unit', listing.unit, true),
    text('reference', listing.reference, true),
    date('listed', listing.listed),
    date('verified', listing.verified),
  ];
  return facts.filter((fact): fact is FactView => Boolean(fact));
}

/** Rounds a price per m², which keeps meaningless digits out of the page's data. */
function roundToHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The median price per m² of similar homes in the area and their number, or a note that they are too few. */
function areaMedian(views: PageViews, listing: Listing): FactView {
  const { site, words, code } = views;
  const comparable = site.pricesPerMetreLike(listing);
  const label = words('facts.median', { place: site.get('areas', listing.area).name[code] });
  if (comparable.length < leastSample) return { name: 'median', label, text: words('facts.notEnough') };
  const amount = roundToHundredths(median(comparable));
  return {
    name: 'median',
    label,
    perMetre: { ...listing.price, amount },
    note: words('facts.sample', { count: comparable.length }),
  };
}
