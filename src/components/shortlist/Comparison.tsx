import { Fragment, type ReactNode } from 'react';
import type { FactView, PropertyContent } from '../../domain/site/detailsContent';
import { listingPath } from '../../domain/site/paths';
import { FactValue } from '../listings/FactValue';
import { StatusBadge } from '../listings/StatusBadge';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import * as styles from './Comparison.module.css';

/** Compares the key information of two to four homes, one column each. Rows without any value are left out. */
export function Comparison({ homes }: { homes: PropertyContent[] }) {
  const { t } = useWords();
  const separator = t('common.listSeparator');
  const row = (label: string, cell: (home: PropertyContent) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {homes.map((home) => (
        <td key={home.listing.reference}>{cell(home)}</td>
      ))}
    </tr>
  );
  return (
    <Part title={t('shortlist.compareTitle')}>
      <section className={styles.scroll} aria-label={t('shortlist.compareTitle')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {homes.map(({ listing }) => (
                <th key={listing.reference} scope="col">
                  <LocalLink to={listingPath(listing)}>{listing.title}</LocalLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t('shortlist.price'), ({ listing }) => (
              <Price {...listing.price} />
            ))}
            {row(t('shortlist.status'), ({ listing }) => (
              <StatusBadge status={listing.status} />
            ))}
            {row(t('shortlist.place'), ({ place }) => place.map(({ name }) => name).join(separator))}
            {linesOf(homes).map(({ name, label }) => (
              <Fragment key={name}>
                {row(label, ({ facts }) => {
                  const fact = facts.find((one) => one.name === name);
                  return fact ? <FactValue fact={fact} /> : '–';
                })}
              </Fragment>
            ))}
            {row(t('shortlist.features'), ({ features }) => Object.values(features).join(separator))}
          </tbody>
        </table>
      </section>
    </Part>
  );
}

/** The facts that at least one of the homes has. Medians are left out, because each refers to a different place. */
function linesOf(homes: PropertyContent[]): FactView[] {
  const lines = new Map<string, FactView>();
  for (const fact of homes.flatMap(({ facts }) => facts)) {
    if (fact.name !== 'median' && !lines.has(fact.name)) lines.set(fact.name, fact);
  }
  return [...lines.values()];
}
