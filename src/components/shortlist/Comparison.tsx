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
            <tr>
              <th scope="row">{t('shortlist.price')}</th>
              {homes.map(({ listing }) => (
                <td key={listing.reference}>
                  <Price {...listing.price} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('shortlist.status')}</th>
              {homes.map(({ listing }) => (
                <td key={listing.reference}>
                  <StatusBadge status={listing.status} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('shortlist.place')}</th>
              {homes.map(({ listing, place }) => (
                <td key={listing.reference}>{place.map(({ name }) => name).join(separator)}</td>
              ))}
            </tr>
            {linesOf(homes).map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {homes.map(({ listing, facts }) => {
                  const fact = facts.find((one) => one.name === name);
                  return <td key={listing.reference}>{fact ? <FactValue fact={fact} /> : '–'}</td>;
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('shortlist.features')}</th>
              {homes.map(({ listing, features }) => (
                <td key={listing.reference}>{Object.values(features).join(separator)}</td>
              ))}
            </tr>
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
