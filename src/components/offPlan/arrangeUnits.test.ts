import { describe, expect, it } from 'vitest';
import { buildingOf } from '../../domain/content/buildingOf';
import { allUnits, arrangeUnits, type Unit } from './arrangeUnits';

const unit = (name: string, bedrooms: number, amount: number, status: Unit['status'] = 'for-sale') =>
  ({ unit: name, bedrooms, status, size: 100, floor: 1, type: 'apartment', price: { amount } }) as Unit;
const units = [unit('A-1205', 2, 3), unit('A-205', 1, 1, 'sold'), unit('B-101', 2, 2)];
const namesOf = (arranged: Unit[]) => arranged.map((one) => one.unit);
const byUnit = { column: 'unit', ascending: true } as const;

describe('arrangeUnits', () => {
  it('sorts unit names in natural order: A-205 before A-1205', () => {
    expect(namesOf(arrangeUnits(units, allUnits, byUnit))).toEqual(['A-205', 'A-1205', 'B-101']);
  });

  it.each([
    [{ column: 'price', ascending: true }, ['A-205', 'B-101', 'A-1205']],
    [{ column: 'price', ascending: false }, ['A-1205', 'B-101', 'A-205']],
  ] as const)('sorts by %j', (order, expected) => {
    expect(namesOf(arrangeUnits(units, allUnits, order))).toEqual(expected);
  });

  it.each([
    [{ bedrooms: 2 }, ['A-1205', 'B-101']],
    [{ building: 'A' }, ['A-205', 'A-1205']],
    [{ openOnly: true }, ['A-1205', 'B-101']],
    [{ bedrooms: 1, openOnly: true }, []],
  ])('filters by %j', (filter, expected) => {
    expect(namesOf(arrangeUnits(units, { ...allUnits, ...filter }, byUnit))).toEqual(expected);
  });

  it.each([
    ['A-1205', 'A'],
    ['V12', '12'],
    [null, null],
  ])('takes %s to belong to building %s', (name, building) => {
    expect(buildingOf(name)).toBe(building);
  });
});
