import { boundsOfShape, isInside, parseShape, printShape, type Shape } from '../shape';
import { isInBounds } from './bounds';
import { always, type SearchFilter } from './searchFilter';

type Asked = {
  /** The outline that the visitor drew on the map. */
  shape: Shape | null;
};

/** An area drawn on the map. */
export const shape: SearchFilter<Asked> = {
  notAsked: () => ({ shape: null }),
  parameters: {
    shape: { name: 'shape', parse: parseShape, print: (shape) => (shape ? printShape(shape) : '') },
  },
  columns: {},
  fits: ({ shape }, { latitude, longitude }) => {
    if (!shape) return null;
    const bounds = boundsOfShape(shape);
    return (index) => {
      const [lat = 0, lng = 0] = [latitude[index], longitude[index]];
      return isInBounds(bounds, lat, lng) && isInside(shape, lat, lng);
    };
  },
  isOffered: always,
  isKept: always,
  label: (_, { t }) => t('results.filter.shape'),
};
