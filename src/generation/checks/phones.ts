import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** The agency works in Qatar and the United Kingdom. */
const ownCountries = /^\+(974|44)/;

/** Warns about numbers of another country, such as +966 or +947 for +974. */
export const checkPhones: Check = ({ items }) =>
  (['site', 'offices', 'team'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value }) =>
      (['phone', 'whatsapp'] as const).flatMap((path): Fault[] => {
        const number = value[path];
        if (!number || ownCountries.test(number)) return [];
        const expected = 'a number of Qatar (+974) or the United Kingdom (+44)';
        return [{ file, path, found: show(number), expected, severity: 'warning' }];
      }),
    ),
  );
