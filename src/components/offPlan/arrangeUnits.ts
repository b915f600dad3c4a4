import { buildingOf } from '../../domain/content/buildingOf';
import type { OffPlanContent } from '../../domain/site/detailsContent';

export type Unit = OffPlanContent['units'][number];
export const sortColumns = ['unit', 'bedrooms', 'size', 'price', 'state', 'floor', 'type'] as const;
type SortColumn = (typeof sortColumns)[number];
export type Order = { column: SortColumn; ascending: boolean };
export type UnitFilter = { bedrooms: number | null; building: string | null; openOnly: boolean };

/** The filter that matches every unit. */
export const allUnits: UnitFilter = { bedrooms: null, building: null, openOnly: false };

const values: Record<SortColumn, (unit: Unit) => string | number> = {
  unit: ({ unit, reference }) => unit ?? reference,
  type: ({ type }) => type,
  bedrooms: ({ bedrooms }) => bedrooms ?? -1,
  floor: ({ floor }) => floor ?? -1,
  size: ({ size }) => size,
  price: ({ price }) => price.amount,
  state: ({ status }) => status,
};

/** Filters and sorts units. The sort is stable. */
export function arrangeUnits(units: readonly Unit[], filter: UnitFilter, order: Order): Unit[] {
  const value = values[order.column];
  const sign = order.ascending ? 1 : -1;
  return units
    .filter(
      ({ bedrooms, unit, status }) =>
        (filter.bedrooms === null || bedrooms === filter.bedrooms) &&
        (filter.building === null || buildingOf(unit) === filter.building) &&
        (!filter.openOnly || status === 'for-sale'),
    )
    .sort((a, b) => sign * compare(value(a), value(b)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
