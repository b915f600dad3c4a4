import { listFields } from '../../domain/content/feedFields';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Reports columns in the mappings of imports that no reader uses, and warns about two columns for one field. */
export const checkImports: Check = ({ items }) =>
  itemsIn(items, 'imports').flatMap(({ file, value: { format, columns = {} } }) => {
    const named = Object.entries(columns);
    if (named.length > 0 && (format === 'property-finder' || format === 'schema-org')) {
      const expected = `nothing: a feed of format ${show(format)} has no columns to name`;
      return [{ file, path: 'columns', found: show(columns), expected }];
    }
    return named.flatMap(([column, field]): Fault[] => {
      const isList = listFields.some((each) => each === field);
      const place = { file, path: `columns.${column}`, found: show(field) };
      if (isList && format === 'reso')
        return [{ ...place, expected: 'a field with one value, as RESO has lists of its own' }];
      const [first] = named.find(([, other]) => other === field) ?? [];
      if (isList || first === column) return [];
      return [
        { ...place, expected: `a field of its own (${show(first)} has it already)`, severity: 'warning' },
      ];
    });
  });
