import { historyAfter, type PricedHome } from '../domain/content/historyAfter';
import type { ListingJson } from './importContext';
import { hashOf, type RememberedHome } from './importMemory';

/** A field whose value differs: what we have, and what the feed says. */
export type FieldChange = { field: string; from: unknown; to: unknown };

/** A home as it would be written. */
export type MergedHome = {
  data: ListingJson;
  /** Empty for a new home, all of whose fields are new. */
  changes: FieldChange[];
  /** Fields that differ from the feed because a person has edited them; they stay. */
  kept: FieldChange[];
  remembered: RememberedHome;
};

/** Fields that the import sets once or derives itself; a feed without them does not remove them. */
const own = new Set([
  'reference',
  'slug',
  'listed',
  'verified',
  'priceHistory',
  'priceSince',
  'title',
  'description',
]);

/**
 * Merges a home of the feed into its listing, field by field. A field that was edited by hand since the import wrote it
 * keeps its value. A change of the price adds the old one to the price history with the day from which it applied, and
 * a change of anything sets the day on which the home was verified.
 * @param mapped the fields that the feed gives
 * @param existing the JSON of the listing; null for a new home
 * @param before what the import remembers of it
 */
export function planHome(
  mapped: ListingJson,
  existing: ListingJson | null,
  before: RememberedHome | null,
  reference: string,
  today: string,
): MergedHome {
  const data: ListingJson = { ...existing };
  const fields: Record<string, string> = { ...before?.fields };
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  const set = (field: string, to: unknown) => {
    const from = data[field];
    fields[field] = hashOf(to);
    if (hashOf(from) === fields[field]) return;
    if (existing) changes.push({ field, from, to });
    if (to === undefined) delete data[field];
    else data[field] = to;
  };
  const next: ListingJson = existing ? { ...mapped } : { reference, ...mapped };
  next.verified = dayOfVerification(mapped, existing, today);
  if (!existing) next.listed = earlier(mapped.listed ?? next.verified, today);
  const dropped = Object.keys(fields).filter((field) => !(field in next) && !own.has(field));
  for (const field of [...Object.keys(next), ...dropped]) {
    const [from, to] = [data[field], next[field]];
    if (to === undefined && own.has(field)) continue;
    const isEdited = existing !== null && before !== null && hashOf(from) !== before.fields[field];
    if (isEdited && hashOf(from) !== hashOf(to)) kept.push({ field, from, to });
    else set(field, to);
  }
  const paid = changes.find(({ field }) => field === 'price');
  const history = paid && existing ? historyOf(paid, existing, String(data.verified)) : null;
  if (history) set('priceHistory', history);
  if (existing && changes.length > 0 && !mapped.verified && !kept.some(({ field }) => field === 'verified'))
    set('verified', today);
  if (paid && existing) set('priceSince', history ? data.verified : undefined);
  return { data, changes, kept, remembered: { reference, fields } };
}

/** The day on which the feed confirms a home: not in the future, and not before it was listed or verified here. */
function dayOfVerification(mapped: ListingJson, existing: ListingJson | null, today: string): unknown {
  if (!mapped.verified) return existing ? undefined : today;
  const day = earlier(mapped.verified, today);
  const known = [existing?.listed, existing?.verified, existing ? undefined : mapped.listed];
  return [day, ...known]
    .map((each) => String(each ?? ''))
    .sort()
    .at(-1);
}

function earlier(day: unknown, other: string): string {
  return String(day) < other ? String(day) : other;
}

/** The price history after a change of the price; null if it stays as it is. */
function historyOf({ from, to }: FieldChange, existing: ListingJson, verified: string): unknown {
  return from && to ? historyAfter(existing as PricedHome, to as PricedHome['price'], verified) : null;
}
