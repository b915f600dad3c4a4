import type { Sort } from './parameters';
import type { SearchData } from './searchData';

const orders = new WeakMap<SearchData, Partial<Record<Sort, Uint32Array>>>();

/**
 * All listing indexes in a sort order; equal listings are sorted by date, newest first. The result is cached for each
 * order and must not be modified.
 */
export function orderOf(data: SearchData, sort: Sort): Uint32Array {
  const known = orders.get(data) ?? {};
  const order = known[sort] ?? makeOrder(data, sort);
  orders.set(data, { ...known, [sort]: order });
  return order;
}

function makeOrder(data: SearchData, sort: Sort): Uint32Array {
  const { price, size } = data.column;
  const indexes = Uint32Array.from({ length: data.count }, (_, index) => index);
  // The data are sorted by date already.
  if (sort === 'recent') return indexes;
  const sign = sort === 'highest' ? -1 : 1;
  const keys = Float64Array.from(indexes, (index) => {
    const amount = price[index] ?? 0;
    return sign * (sort === 'per-metre' ? amount / (size[index] || 1) : amount);
  });
  // The sort is stable, so equal listings stay sorted by date.
  return indexes.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}
