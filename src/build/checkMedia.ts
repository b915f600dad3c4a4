import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPlan } from '../domain/content/pictures';
import type { Fault } from './fault';
import { type ParsedContent, show } from './parseContent';
import { planWords } from './planWords';
import { labelsOf } from './translatePlan';
import type { Dictionaries } from './words';

/** Megabytes that a film of our own may have: it is watched on the way, too. */
const heaviest = 2;

/**
 * Films are files that are there, of a kind that browsers play, and light; every label of a plan has words in
 * `locales/en/plans.json`, by which it is drawn in other languages.
 * @param folder the content folder
 * @param dictionaries of the language that plans are drawn in
 */
export function checkMedia(parsed: ParsedContent, folder: string, dictionaries: Dictionaries): Fault[] {
  return [...checkVideos(parsed, folder), ...checkPlans(parsed, folder, dictionaries)];
}

function checkVideos({ content, fileOf }: ParsedContent, folder: string): Fault[] {
  return content.listings.flatMap((listing) => {
    const { video, reference } = listing;
    const expected = video && expectedOf(video, join(folder, 'videos'));
    if (!expected) return [];
    return [
      {
        file: fileOf.get(listing) ?? reference,
        path: ['video', 'id'].join('.'),
        found: show(video.id),
        expected,
      },
    ];
  });
}

/** What a film's `id` should be instead of what it is; null when it is right. */
function expectedOf({ provider, id }: { provider: string; id: string }, folder: string): string | null {
  if (provider === 'youtube') return /^[\w-]{11}$/.test(id) ? null : 'the 11 signs after "v=" in its address';
  if (provider === 'vimeo') return /^\d+$/.test(id) ? null : 'the number in its address';
  if (basename(id) !== id || !/\.(mp4|webm)$/.test(id)) return 'a file name such as "cap-1001.mp4"';
  const file = join(folder, id);
  if (!existsSync(file)) return 'a file in content/videos/';
  return statSync(file).size > heaviest * 1024 * 1024 ? `a file of at most ${heaviest} MB` : null;
}

function checkPlans({ content, fileOf }: ParsedContent, folder: string, dictionaries: Dictionaries): Fault[] {
  const say = planWords(dictionaries.plans ?? {});
  return content.pictures.flatMap((entry) => {
    const drawing = join(folder, 'pictures', entry.file);
    if (!isPlan(entry) || !existsSync(drawing)) return [];
    return labelsOf(readFileSync(drawing, 'utf8'))
      .filter((label) => say(label, (key) => key) === null)
      .map((label) => ({
        file: fileOf.get(entry)?.replace(/\.json$/, '.svg') ?? entry.file,
        path: '',
        found: show(label),
        expected: 'labels whose words are in locales/en/plans.json',
      }));
  });
}
