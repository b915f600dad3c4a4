import { foldText } from '../domain/search/foldText';
import { localeCodes } from '../i18n/locales';
import type { ImportContext, Names } from './importContext';
import type { HomeReader } from './readHome';

/** The fields that name places, the smallest first. `area` is a slug or name of ours, in CSV. */
const placeFields = ['area', 'building', 'subCommunity', 'community', 'city'] as const;

/**
 * Finds the smallest area that contains a home. A building or part of a community that is no area of ours leaves the
 * home in the next larger one, with a note for the latter; a community that is not found is a refusal.
 */
export function mapArea(reader: HomeReader, { places, renamed, areas }: ImportContext): string | null {
  const given = placeFields.flatMap((field) => {
    const value = reader.raw(field);
    return value ? [{ field, value }] : [];
  });
  for (const [at, { field, value }] of given.entries()) {
    const listed = renamed.get(foldText(value.value)) ?? (areas.has(value.value) ? value.value : undefined);
    if (listed) return listed;
    const around = given.slice(at + 1).filter((each) => each.field !== 'building');
    const found = places.find([value.value, ...around.map((each) => each.value.value)]);
    if (found.slug !== null) {
      if (!found.isExact) reader.findings.note('area', value, `read as another spelling of "${found.slug}"`);
      return found.slug;
    }
    if (field === 'building') continue;
    const missing = 'no area of ours has this name; name it in "areas" of the mapping';
    if (field !== 'subCommunity' || around.length === 0) {
      reader.findings.refuse('area', value, missing, found.nearest());
      return null;
    }
    reader.findings.note('area', value, `${missing}. The home is in the larger area`, found.nearest());
  }
  reader.findings.refuse('area', undefined, 'the feed names no place');
  return null;
}

/** The names of the building in both languages; null if the feed names none, or one that is unknown. */
export function mapBuilding(reader: HomeReader, { buildings }: ImportContext): Names | null {
  const inLanguages = localeCodes.map((code) => [code, reader.text(`building.${code}`)] as const);
  if (inLanguages.every(([, name]) => name !== null)) return Object.fromEntries(inLanguages) as Names;
  const given =
    reader.raw('building') ?? inLanguages.map(([code]) => reader.raw(`building.${code}`)).find(Boolean);
  if (!given) return null;
  const known = buildings.get(foldText(given.value));
  if (!known)
    reader.findings.note(
      'building',
      given,
      'its name in the other language is not known; left out (name it in "buildings" of the mapping)',
    );
  return known ?? null;
}

/** The coordinates of a home; those of its area if the mapping allows it. */
export function mapPoint(reader: HomeReader, area: string | null, { mapping, areas }: ImportContext) {
  const [lat, lng] = [reader.number('point.lat'), reader.number('point.lng')];
  if (lat !== null && lng !== null) return { lat: inHundredThousandths(lat), lng: inHundredThousandths(lng) };
  const around = area === null ? undefined : areas.get(area)?.point;
  if (mapping.pointOfArea && around) return around;
  const message = 'no coordinates ("pointOfArea" of the mapping would take those of the area)';
  reader.findings.refuse('point', reader.raw('point.lat'), message);
  return null;
}

/** About a metre: finer figures are noise. */
function inHundredThousandths(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
