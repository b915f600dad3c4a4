import { formatNumber } from '../../../i18n/format';
import { distance } from '../../content/distance';
import { areaOf } from '../searchWords';
import { always, type SearchFilter } from './searchFilter';

/** The distances to choose from, in kilometres. */
export const distances = [0.5, 1, 2, 5, 10] as const;

/** A place and the greatest straight-line distance from its point. */
export type Near = { area: string; kilometres: (typeof distances)[number] };

type Asked = { near: Near | null };

/** Within a distance of a place: the counterpart, without a map, of an area drawn on it. */
export const near: SearchFilter<Asked> = {
  notAsked: () => ({ near: null }),
  parameters: {
    near: {
      name: 'near',
      parse: (text) => {
        const [, area = '', number] = /^([a-z0-9]+(?:-[a-z0-9]+)*),([\d.]+)$/.exec(text) ?? [];
        const kilometres = distances.find((each) => String(each) === number);
        return kilometres && { area, kilometres };
      },
      print: (near) => (near ? `${near.area},${near.kilometres}` : ''),
    },
  },
  columns: {},
  fits: ({ near }, { latitude, longitude }, words) => {
    if (!near) return null;
    const { point } = areaOf(words, near.area) ?? {};
    if (!point) return () => false;
    return (index) =>
      distance(point, { lat: latitude[index] ?? 0, lng: longitude[index] ?? 0 }) <= near.kilometres;
  },
  isOffered: always,
  isKept: always,
  label: ({ near }, { t, code, words }) =>
    t('results.within', {
      distance: t('common.kilometres', { value: formatNumber(near?.kilometres ?? 0, code, 1) }),
      name: (words && areaOf(words, near?.area))?.name ?? near?.area ?? '',
    }),
};
