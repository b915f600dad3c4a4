import type { Area } from './areas';
import { ancestorsOf } from './places';

/** What people who are not Qatari may hold at a place; null where it is not known. */
export type Ownership = { freehold: boolean | null; usufruct: boolean | null };

/**
 * The ownership that the law allows at a place. Each of the two is what the place itself says, else what the nearest
 * place around it says: a street or a tower follows its district (Law 16/2018 names whole districts).
 */
export function ownershipOf(slug: string, areas: ReadonlyMap<string, Area>): Ownership {
  const self = areas.get(slug);
  const chain = self ? [self, ...ancestorsOf(slug, areas)] : [];
  const nearest = (right: keyof Ownership) => chain.find((area) => area[right] !== null)?.[right] ?? null;
  return { freehold: nearest('freehold'), usufruct: nearest('usufruct') };
}
