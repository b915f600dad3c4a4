import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { families } from '../../content/listingTerms';
import { plainColumnNames } from '../homes';
import { parameterFields, parameters } from '../parameters';
import { defaultQuery, purposesOf } from '../query';
import { filterNames, filters } from './filters';

const definitions = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

describe('the registry of filters', () => {
  it('lists every file that defines a filter', async () => {
    const registered = new Set<unknown>(Object.values(filters));
    const modules = await Promise.all(definitions.map((file) => import(`./${file}`)));
    const defined = modules.flatMap((module) =>
      Object.values(module).filter(
        (value) => value !== null && typeof value === 'object' && 'notAsked' in value,
      ),
    );
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((filter) => !registered.has(filter))).toEqual([]);
    expect(registered.size).toBe(defined.length);
  });

  it('has unique fields, parameters and columns', () => {
    const all = filterNames.map((name) => filters[name]);
    const fields = all.flatMap((filter) =>
      Object.keys(filter.notAsked({ family: 'residential', purpose: 'rent' })),
    );
    const columns = [...plainColumnNames, ...all.flatMap((filter) => Object.keys(filter.columns))];
    const names = ['also', ...parameterFields.map((field) => parameters[field].name)];
    for (const list of [fields, columns, names]) expect(list).toEqual([...new Set(list)]);
  });

  it('has no active filters and no URL parameters by default', () => {
    for (const family of families) {
      for (const purpose of purposesOf(family)) {
        const query: Record<string, unknown> = defaultQuery(family, purpose);
        for (const field of parameterFields) {
          const print = parameters[field].print as (value: unknown) => string;
          expect([field, print(query[field])]).toEqual([field, '']);
        }
      }
    }
  });
});
