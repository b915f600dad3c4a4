import type { ReactNode } from 'react';
import type { Listing } from '../../domain/content/listings';
import { Size } from '../locale/Size';
import { useWords } from '../locale/useWords';
import { FactIcon } from './FactIcon';
import * as styles from './ListingFacts.module.css';

// Created once, because React skips rendering an element that is identical to the last one.
const icons = {
  beds: <FactIcon of="beds" />,
  baths: <FactIcon of="baths" />,
  size: <FactIcon of="size" />,
};

type Props = Pick<Listing, 'bedrooms' | 'bathrooms' | 'size'>;

/** Bedrooms, bathrooms and area in a row. */
export function ListingFacts({ bedrooms, bathrooms, size }: Props) {
  const { t } = useWords();
  const facts: { name: keyof typeof icons; words: ReactNode }[] = [];
  if (bedrooms !== null && bedrooms > 0) {
    facts.push({ name: 'beds', words: t('listings.bedrooms', { count: bedrooms }) });
  }
  if (bathrooms !== null && bathrooms > 0) {
    facts.push({ name: 'baths', words: t('listings.bathrooms', { count: bathrooms }) });
  }
  facts.push({ name: 'size', words: <Size metres={size} /> });
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(({ name, words }) => (
        <li key={name}>
          {icons[name]}
          {words}
        </li>
      ))}
    </ul>
  );
}
