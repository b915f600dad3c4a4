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
    t('listings.sizeInBoth', {
      metres: formatNumber(value, code),
      feet: formatNumber(toSquareFeet(value), code),
    });
  const yesNo = (value: boolean) => t(value ? 'common.yes' : 'common.no');
  const perMetre = Math.round(listing.price.amount / listing.size);
  const facts: (Fact | false | null)[] = [
    { label: t('listings.field.type'), value: t(`listings.type.${listing.type}`) },
    listing.bedrooms !== null && {
      label: t('listings.field.bedrooms'),
      value: listing.bedrooms === 0 ? t('listings.studio') : number(listing.bedrooms),
    },
    listing.bathrooms !== null && { label: t('listings.field.bathrooms'), value: number(listing.bathrooms) },
    { label: t('listings.field.size'), value: size(listing.size) },
    listing.plot !== null && { label: t('listings.field.plot'), value: size(listing.plot) },
    { label: t('listings.field.pricePerMetre'), value: <Price amount={perMetre} currency={currency} /> },
    areaPricePerMetre && {
      label: t('listings.field.areaPricePerMetre', { count: areaPricePerMetre.sample }),
      value: <Price amount={Math.round(areaPricePerMetre.median)} currency={currency} />,
    },
    listing.deposit !== null && {
      label: t('listings.field.deposit'),
      value: <Price amount={listing.deposit} currency={currency} />,
    },
    listing.cheques !== null && { label: t('listings.field.cheques'), value: number(listing.cheques) },
    listing.furnished && {
      label: t('listings.field.furnished'),
      value: t(`listings.furnished.${listing.furnished}`),
    },
    listing.billsIncluded !== null && {
      label: t('listings.field.billsIncluded'),
      value: yesNo(listing.billsIncluded),
    },
    listing.fitOut && { label: t('listings.field.fitOut'), value: t(`listings.fitOut.${listing.fitOut}`) },
    listing.tenure && { label: t('listings.field.tenure'), value: t(`listings.tenure.${listing.tenure}`) },
    listing.leaseYears !== null && {
      label: t('listings.field.leaseYears'),
      value: t('listings.years', { count: listing.leaseYears }),
    },
    listing.epc && { label: t('listings.field.epc'), value: <bdi>{listing.epc.current}</bdi> },
    listing.serviceCharge !== null && {
      label: t('listings.field.serviceCharge'),
      value: <Price amount={listing.serviceCharge} currency={currency} />,
    },
    listing.floor !== null && {
      label: t('listings.field.floor'),
      value: listing.floor === 0 ? t('listings.groundFloor') : number(listing.floor),
    },
    listing.parking !== null && { label: t('listings.field.parking'), value: number(listing.parking) },
    listing.maidsRoom !== null && { label: t('listings.field.maidsRoom'), value: yesNo(listing.maidsRoom) },
    listing.view && { label: t('listings.field.view'), value: t(`listings.view.${listing.view}`) },
    listing.completion !== null && {
      label: t('listings.field.completion'),
      value: <FormattedDate iso={listing.completion} />,
    },
    listing.unit !== null && { label: t('listings.field.unit'), value: <bdi>{listing.unit}</bdi> },
    { label: t('listings.field.reference'), value: <span className="ltr">{listing.reference}</span> },
    { label: t('listings.field.listed'), value: <FormattedDate iso={listing.listed} /> },
    { label: t('listings.field.verified'), value: <FormattedDate iso={listing.verified} /> },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}
