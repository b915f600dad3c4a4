import type { PropertyContent } from '../../domain/site/pageContent';
import { formatNumber, toSquareFeet } from '../../i18n/format';
import { FormattedDate } from '../locale/FormattedDate';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { type Fact, Facts } from '../ui/Facts';

/** Key information: every field of the home that is known, none that is not. */
export function PropertyFacts({ content }: { content: PropertyContent }) {
  const { t, code } = useWords();
  const { listing, areaPricePerMetre } = content;
  const { currency } = listing.price;
  const number = (value: number) => <bdi>{formatNumber(value, code)}</bdi>;
  const size = (value: number) =>
    t('property.sizeInBoth', {
      metres: formatNumber(value, code),
      feet: formatNumber(toSquareFeet(value), code),
    });
  const yesNo = (value: boolean) => t(value ? 'common.yes' : 'common.no');
  const perMetre = Math.round(listing.price.amount / listing.size);
  const facts: (Fact | false | null)[] = [
    { label: t('property.field.type'), value: t(`listings.type.${listing.type}`) },
    listing.bedrooms !== null && {
      label: t('property.field.bedrooms'),
      value: listing.bedrooms === 0 ? t('listings.studio') : number(listing.bedrooms),
    },
    listing.bathrooms !== null && { label: t('property.field.bathrooms'), value: number(listing.bathrooms) },
    { label: t('property.field.size'), value: size(listing.size) },
    listing.plot !== null && { label: t('property.field.plot'), value: size(listing.plot) },
    { label: t('property.field.pricePerMetre'), value: <Price amount={perMetre} currency={currency} /> },
    areaPricePerMetre && {
      label: t('property.field.areaPricePerMetre', { count: areaPricePerMetre.sample }),
      value: <Price amount={Math.round(areaPricePerMetre.median)} currency={currency} />,
    },
    listing.deposit !== null && {
      label: t('property.field.deposit'),
      value: <Price amount={listing.deposit} currency={currency} />,
    },
    listing.cheques !== null && { label: t('property.field.cheques'), value: number(listing.cheques) },
    listing.furnished && {
      label: t('property.field.furnished'),
      value: t(`listings.furnished.${listing.furnished}`),
    },
    listing.billsIncluded !== null && {
      label: t('property.field.billsIncluded'),
      value: yesNo(listing.billsIncluded),
    },
    listing.fitOut && { label: t('property.field.fitOut'), value: t(`property.fitOut.${listing.fitOut}`) },
    listing.tenure && { label: t('property.field.tenure'), value: t(`property.tenure.${listing.tenure}`) },
    listing.leaseYears !== null && {
      label: t('property.field.leaseYears'),
      value: t('property.years', { count: listing.leaseYears }),
    },
    listing.epc && { label: t('property.field.epc'), value: <bdi>{listing.epc.current}</bdi> },
    listing.serviceCharge !== null && {
      label: t('property.field.serviceCharge'),
      value: <Price amount={listing.serviceCharge} currency={currency} />,
    },
    listing.floor !== null && {
      label: t('property.field.floor'),
      value: listing.floor === 0 ? t('property.groundFloor') : number(listing.floor),
    },
    listing.parking !== null && { label: t('property.field.parking'), value: number(listing.parking) },
    listing.maidsRoom !== null && { label: t('property.field.maidsRoom'), value: yesNo(listing.maidsRoom) },
    listing.view && { label: t('property.field.view'), value: t(`property.view.${listing.view}`) },
    listing.completion !== null && {
      label: t('property.field.completion'),
      value: <FormattedDate iso={listing.completion} />,
    },
    listing.unit !== null && { label: t('property.field.unit'), value: <bdi>{listing.unit}</bdi> },
    { label: t('property.field.reference'), value: <span className="ltr">{listing.reference}</span> },
    { label: t('property.field.listed'), value: <FormattedDate iso={listing.listed} /> },
    { label: t('property.field.verified'), value: <FormattedDate iso={listing.verified} /> },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}
