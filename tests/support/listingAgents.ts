import type { TeamMember } from '../../src/domain/content/team';
import type { Places } from './listingPlaces';
import type { StockItem } from './listingStock';

/** Words in a role that say what its holder knows best. */
const knownFor: Record<string, RegExp> = {
  villa: /villas|families/i,
  compound: /compounds|families|villas/i,
  land: /land/i,
  'office-space': /office/i,
  shop: /retail/i,
  'whole-building': /investment|head of commercial/i,
};

/** Gives each home to somebody of the right department who knows its place and kind and has not too many yet. */
export class Agents {
  private readonly load = new Map<string, number>();

  constructor(
    private readonly team: readonly TeamMember[],
    private readonly places: Places,
  ) {}

  /** @throws when the department has nobody. */
  pick(item: StockItem): string {
    const around = this.places.chain(item.area).map(({ slug }) => slug);
    const [first] = this.team
      .filter(({ department }) => department === departmentFor(item))
      .filter(({ role }) => !/coordinator|client relations/i.test(role.en))
      .map((person) => {
        const knowsPlace = person.areas.some((area) => around.includes(area));
        const knowsKind = knownFor[item.type]?.test(person.role.en) ?? false;
        const load = (this.load.get(person.slug) ?? 0) * (/^(Head|Director)/.test(person.role.en) ? 2.5 : 1);
        return { slug: person.slug, score: load - (knowsPlace ? 6 : 0) - (knowsKind ? 9 : 0) };
      })
      .sort((a, b) => a.score - b.score || a.slug.localeCompare(b.slug));
    if (!first) throw new Error(`Nobody works in ${departmentFor(item)}`);
    this.load.set(first.slug, (this.load.get(first.slug) ?? 0) + 1);
    return first.slug;
  }
}

function departmentFor({ family, purpose }: StockItem): TeamMember['department'] {
  if (family === 'commercial') return 'commercial';
  if (family === 'off-plan') return 'off-plan';
  if (family === 'new-homes') return 'uk-homes';
  return purpose === 'rent' ? 'lettings' : 'sales';
}
