import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** The department for homes in the UK, and for nothing else. */
const ukDepartment = 'uk-homes';

/**
 * Warns about homes in the UK whose agent is not of the department for them, and about others whose agent is: enquiries
 * would reach somebody who knows another country. An agency without that department has no such rule.
 */
export const checkAgents: Check = ({ items }) => {
  const departments = new Map(
    itemsIn(items, 'team').flatMap(({ names, value }) =>
      names.map((name) => [name, value.department] as const),
    ),
  );
  if (![...departments.values()].includes(ukDepartment)) return [];
  return itemsIn(items, 'listings').flatMap(({ file, isWhole, value }): Fault[] => {
    const department = departments.get(value.agent ?? '');
    if (!isWhole || !department) return [];
    const isInUk = value.family === 'new-homes';
    if ((department === ukDepartment) === isInUk) return [];
    const expected = isInUk
      ? `someone of the department "${ukDepartment}" for a home in the UK`
      : `someone of another department than "${ukDepartment}" for a home in Qatar`;
    return [
      {
        file,
        path: 'agent',
        found: `${show(value.agent)} of "${department}"`,
        expected,
        severity: 'warning',
      },
    ];
  });
};
