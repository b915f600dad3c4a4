import { listingPath } from '../../domain/site/paths';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { Size } from '../locale/Size';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';
import type { Unit } from './arrangeUnits';

/** A row of the table: a unit with its price and availability. */
export function AvailabilityRow({ unit }: { unit: Unit }) {
  const { t } = useWords();
  return (
    <tr>
      <th scope="row">
        <LocalLink to={listingPath(unit)}>
          <bdi>{unit.unit ?? unit.reference}</bdi>
        </LocalLink>
      </th>
      <td>{unit.bedrooms === 0 ? t('listings.studio') : (unit.bedrooms ?? '–')}</td>
      <td>
        <Size metres={unit.size} />
      </td>
      <td>
        <Price {...unit.price} />
      </td>
      <td>
        <Badge tone={unit.status === 'sold' ? 'offMarket' : 'good'}>{t(`units.state.${unit.status}`)}</Badge>
      </td>
      <td>{unit.floor ?? '–'}</td>
      <td>{t(`listings.type.${unit.type}`)}</td>
    </tr>
  );
}
