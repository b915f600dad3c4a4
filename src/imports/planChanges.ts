import { Findings } from './findings';
import type { ListingJson } from './importContext';
import { hashOf, type ImportMemory } from './importMemory';
import { makeSlug } from './makeSlug';
import { type MappedHome, statusOf } from './mapHome';
import { type KnownPictures, type PendingPicture, planGallery } from './planGallery';
import { type MergedHome, planHome } from './planHome';
import { ReferenceGiver } from './referenceGiver';

/** What would become of one home. */
export type PlannedHome = Pick<MappedHome, 'key' | 'position' | 'findings' | 'unknown'> & {
  outcome: 'new' | 'changed' | 'unchanged' | 'gone' | 'refused';
  reference: string | null;
  merged: MergedHome | null;
  pending: PendingPicture[];
  /** Merges the home again with another gallery; null without pending pictures. */
  mergeWith: ((gallery: readonly string[]) => MergedHome) | null;
};

export type PlanInput = {
  memory: ImportMemory;
  /** The JSON of all listings by reference. */
  listings: ReadonlyMap<string, ListingJson>;
  pictures: KnownPictures;
  /** Names of areas in English by slug, with those around them, for slugs. */
  placesOf: (area: string) => string[];
  /** Whether listings that the import has not written may be changed. */
  adopt: boolean;
  today: string;
};

/** Plans what becomes of each home of a feed: new, changed field by field, unchanged or refused. Nothing is written. */
export function planChanges(homes: readonly MappedHome[], input: PlanInput): PlannedHome[] {
  const { memory, listings } = input;
  const slugs = new Set([...listings.values()].map(({ slug }) => String(slug)));
  const remembered = [...memory.homes.values()].map(({ reference }) => reference);
  const references = new ReferenceGiver([...listings.keys(), ...remembered, ...homes.map(({ key }) => key)]);
  const seen = new Map<string, number>();
  return homes.map((home) => {
    const { key, position, findings, unknown } = home;
    const before = memory.homes.get(key) ?? null;
    const planned = { key, position, findings, unknown, pending: [], merged: null, mergeWith: null };
    const refused = { ...planned, outcome: 'refused' as const, reference: before?.reference ?? null };
    const first = seen.get(key);
    if (key !== '' && first === undefined) seen.set(key, position);
    if (first !== undefined)
      findings.refuse('reference', { value: key, from: '' }, `home ${first} of the feed has it already`);
    if (!home.fields || first !== undefined) return refused;
    const reference = before?.reference ?? references.give(key, home.country);
    const existing = listings.get(reference) ?? null;
    if (before && !existing) {
      const message = `${reference} was deleted here and stays so (remove its line from the memory to import it again)`;
      findings.note('reference', { value: key, from: '' }, message);
      return { ...planned, outcome: 'unchanged' as const, reference };
    }
    if (existing && !before && !input.adopt) {
      const message =
        'a home of this reference is here and was not written by this import ("adopt" of the mapping takes it over)';
      findings.refuse('reference', { value: key, from: '' }, message);
      return refused;
    }
    const known = { ...existing, ...home.fields };
    const { gallery, pending } = planGallery(home.photos, known, reference, input.pictures, findings);
    if (gallery.length === 0) {
      findings.refuse('gallery', undefined, 'none of its pictures could be used');
      return refused;
    }
    const slug = existing ? existing.slug : makeSlug(home.fields, input.placesOf, reference, slugs);
    slugs.add(String(slug));
    const fields = { ...(existing ? {} : { slug }), ...home.fields };
    const mergeWith = (files: readonly string[]) =>
      planHome({ ...fields, gallery: files }, existing, before, reference, input.today);
    const merged = mergeWith(gallery);
    const outcome = !existing ? 'new' : merged.changes.length > 0 ? 'changed' : 'unchanged';
    const isKept = merged.kept.some(({ field }) => field === 'gallery');
    if (isKept || pending.length === 0) return { ...planned, outcome, reference, merged };
    return { ...planned, outcome, reference, merged, pending, mergeWith };
  });
}

/** Plans that homes which the feed no longer contains go off the market, as sold or let. They are never deleted. */
export function planGone(
  homes: readonly MappedHome[],
  { memory, listings, today }: PlanInput,
): PlannedHome[] {
  const present = new Set(homes.map(({ key }) => key));
  return [...memory.homes].flatMap(([key, before]): PlannedHome[] => {
    const existing = listings.get(before.reference);
    if (present.has(key) || before.gone || !existing) return [];
    const status = statusOf(existing.purpose === 'rent' ? 'rent' : 'sale', false);
    const isEdited = hashOf(existing.status) !== before.fields.status;
    const isOff = existing.status === 'sold' || existing.status === 'let-agreed';
    const changes = isEdited || isOff ? [] : [{ field: 'status', from: existing.status, to: status }];
    const kept = isEdited && !isOff ? [{ field: 'status', from: existing.status, to: status }] : [];
    const data = changes.length > 0 ? { ...existing, status, verified: today } : existing;
    const fields = {
      ...before.fields,
      ...(changes.length > 0 && { status: hashOf(status), verified: hashOf(today) }),
    };
    const remembered = { ...before, fields, gone: true as const };
    return [
      {
        key,
        position: 0,
        findings: new Findings(),
        unknown: new Set(),
        outcome: 'gone',
        reference: before.reference,
        pending: [],
        mergeWith: null,
        merged: { data, changes, kept, remembered },
      },
    ];
  });
}
