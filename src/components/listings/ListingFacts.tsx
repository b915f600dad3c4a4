import { Bath, BedDouble, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Listing } from '../../domain/content/listings';
import { Size } from '../locale/Size';
import { useWords } from '../locale/useWords';
import * as styles from './ListingFacts.module.css';

/** Bedrooms, bathrooms and size in a row. */
export function ListingFacts({
  bedrooms,
  bathrooms,
  size,
}: Pick<Listing, 'bedrooms' | 'bathrooms' | 'size'>) {
  const { t } = useWords();
  const facts: [string, ReactNode, ReactNode][] = [];
  if (bedrooms !== null && bedrooms > 0) {
    facts.push(['beds', <BedDouble key="b" {...iconLook} />, t('listings.bedrooms', { count: bedrooms })]);
  }
  if (bathrooms !== null && bathrooms > 0) {
    facts.push(['baths', <Bath key="b" {...iconLook} />, t('listings.bathrooms', { count: bathrooms })]);
  }
  facts.push(['size', <Ruler key="r" {...iconLook} />, <Size key="s" metres={size} />]);
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(([name, icon, words]) => (
        <li key={name}>
          {icon}
          {words}
        </li>
      ))}
    </ul>
  );
}

const iconLook = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;
