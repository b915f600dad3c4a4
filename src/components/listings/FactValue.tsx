import type { FactView } from '../../domain/site/detailsContent';
import { FormattedDate } from '../locale/FormattedDate';
import { Price } from '../locale/Price';
import { PricePerSize } from '../locale/PricePerSize';
import { Size } from '../locale/Size';
import { Term } from '../ui/Term';
import * as styles from './FactValue.module.css';

/** The value of a fact, in the visitor's currency and unit. */
export function FactValue({ fact }: { fact: FactView }) {
  return (
    <>
      <Value fact={fact} />
      {fact.note && <small className={styles.note}>{fact.note}</small>}
    </>
  );
}

function Value({ fact }: { fact: FactView }) {
  if ('text' in fact && fact.of) return <Term of={fact.of}>{fact.text}</Term>;
  if ('text' in fact) return fact.ltr ? <span className="ltr">{fact.text}</span> : <bdi>{fact.text}</bdi>;
  if ('size' in fact) return <Size metres={fact.size} />;
  if ('date' in fact) return <FormattedDate iso={fact.date} />;
  if ('price' in fact) return <Price {...fact.price} />;
  return <PricePerSize {...fact.perMetre} />;
}
