import type { Area } from '../../domain/content/areas';
import { distance } from '../../domain/content/distance';
import type { Point } from '../../domain/content/fields';
import type { NearPlaceView } from '../../domain/site/detailsContent';
import type { LocaleCode } from '../../i18n/locales';

/** Maximum distance of a near place in kilometres. */
const farthest = 8;

/** The nearest place of each kind by straight-line distance, nearest first. */
export function nearPlaces(
  point: Point,
  areas: readonly Area[],
  code: LocaleCode,
  count: number,
): NearPlaceView[] {
  const nearest = new Map<string, NearPlaceView>();
  for (const { name, kind, point: there } of areas.flatMap(({ nearby }) => nearby)) {
    const kilometres = Math.round(distance(point, there) * 10) / 10;
    const known = nearest.get(kind);
    if (kilometres > farthest || (known && known.kilometres <= kilometres)) continue;
    nearest.set(kind, { name: name[code], kilometres });
  }
  return [...nearest.values()].sort((a, b) => a.kilometres - b.kilometres).slice(0, count);
}
