import type { OffPlanContent } from '../../domain/site/pageContent';
import { listingPath } from '../../domain/site/paths';
import { formatNumber } from '../../i18n/format';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';
import * as styles from './Availability.module.css';

/** Every unit of a project, those that are gone too. */
export function Availability({ units }: Pick<OffPlanContent, 'units'>) {
  const { t, code } = useWords();
  return (
    <section className={styles.scroll} aria-label={t('offPlan.availability')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('offPlan.unit')}</th>
            <th scope="col">{t('property.field.type')}</th>
            <th scope="col">{t('property.field.bedrooms')}</th>
            <th scope="col">{t('property.field.size')}</th>
            <th scope="col">{t('offPlan.price')}</th>
            <th scope="col">{t('offPlan.state')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.reference}>
              <th scope="row">
                <LocalLink to={listingPath(unit)}>
                  <bdi>{unit.unit ?? unit.reference}</bdi>
                </LocalLink>
              </th>
              <td>{t(`listings.type.${unit.type}`)}</td>
              <td>{unit.bedrooms === 0 ? t('listings.studio') : unit.bedrooms}</td>
              <td>{t('listings.squareMetres', { size: formatNumber(unit.size, code) })}</td>
              <td>
                <Price {...unit.price} />
              </td>
              <td>
                <Badge tone={unit.status === 'sold' ? 'gone' : 'good'}>
                  {t(`offPlan.availability.${unit.status}`)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
