import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPlan } from '../../domain/content/pictures';
import type { Fault } from '../fault';
import { floorPlanWords } from '../floorPlanWords';
import { itemsIn } from '../parseContent';
import { positionAt } from '../positionAt';
import { show } from '../show';
import { didYouMean } from '../suggest';
import { labelsOf } from '../translateFloorPlan';
import type { Dictionary } from '../words';
import type { Check } from './check';

/** Maximum size of a self-hosted video in megabytes: it is also watched over mobile connections. */
const heaviest = 2;

/** Reports videos with an invalid id, and files that are missing, empty, too large or in the wrong format. */
export const checkVideos: Check = ({ items, folder }) =>
  itemsIn(items, 'listings').flatMap(({ file, value }) => {
    const { provider, id } = value.video ?? {};
    const expected = provider && id ? expectedOf(provider, id, join(folder, 'videos')) : null;
    return expected ? [{ file, path: 'video.id', found: show(id), expected }] : [];
  });

/** A description of the right value of a video's `id`; null if it is right. */
function expectedOf(provider: string, id: string, folder: string): string | null {
  if (provider === 'youtube')
    return /^[\w-]{11}$/.test(id) ? null : 'the 11 characters after "v=" in its address';
  if (provider === 'vimeo') return /^\d+$/.test(id) ? null : 'the number in its address';
  if (basename(id) !== id || !/\.(mp4|webm)$/.test(id)) return 'a file name such as "cap-1001.mp4"';
  const file = join(folder, id);
  if (!existsSync(file)) {
    return `a file in content/videos/${didYouMean(id, existsSync(folder) ? readdirSync(folder) : [])}`;
  }
  const { size } = statSync(file);
  if (size === 0) return 'a video that is not empty';
  return size > heaviest * 1024 * 1024 ? `a file of at most ${heaviest} MB` : null;
}

/**
 * Reports labels of floor plans that have no translation.
 * @param dictionary `plans.json` of the language in which plans are drawn
 */
export function checkPlans({ items, folder }: Parameters<Check>[0], dictionary: Dictionary): Fault[] {
  const say = floorPlanWords(dictionary);
  return itemsIn(items, 'pictures').flatMap(({ value: { file, kind } }) => {
    if (!file || !kind || !isPlan({ file, kind })) return [];
    const drawing = join(folder, 'pictures', file);
    if (!existsSync(drawing)) return [];
    const text = readFileSync(drawing, 'utf8');
    return labelsOf(text)
      .filter((label) => say(label, (key) => key) === null)
      .map((label) => ({
        ...{ file: `content/pictures/${file}`, path: '' },
        ...positionAt(text, text.indexOf(label)),
        found: show(label),
        expected: 'labels whose words are in locales/en/plans.json',
      }));
  });
}
