import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from '../../domain/content/fields';
import type { PictureEntry } from '../../domain/content/pictures';
import { pictureWidths } from '../../domain/site/pictureView';
import type { Fault } from '../fault';
import { type ContentItem, itemsIn } from '../parseContent';
import { show } from '../show';
import { meantName } from '../strayFault';
import { didYouMean, suggest } from '../suggest';
import type { Check } from './check';
import { faultsOfMisfits, type Misfit } from './misfits';

/** The largest width in which photos are shown, in pixels. */
const widest = Math.max(...pictureWidths.avif);

/** Checks the metadata of pictures and that their files exist. `checkPictureFiles` checks the files themselves. */
export const checkPictures: Check = ({ items, folder }) => {
  const entries = itemsIn(items, 'pictures');
  const path = join(folder, 'pictures');
  const files = existsSync(path) ? readdirSync(path) : [];
  const described = new Set(entries.flatMap(({ names }) => names.map((name) => name.replace(/\.\w+$/, ''))));
  const named = new Set(entries.map(({ value }) => value.file));
  const missing = [...named].filter((name) => name && !files.includes(name)) as string[];
  const orphans = files.filter(
    (file) =>
      picture.safeParse(file).success &&
      // A file whose name nearly matches its metadata is reported at the metadata.
      !missing.some((name) => suggest(name, [file])) &&
      !described.has(file.replace(/\.\w+$/, '')) &&
      !named.has(file),
  );
  return [
    ...entries.flatMap((entry) => faultsOfEntry(entry, files, named)),
    ...orphans.map((file) => ({
      ...{ file: `content/pictures/${file}`, path: '', found: 'a picture without metadata' },
      expected: `${file.replace(/\.\w+$/, '.json')} beside it`,
    })),
    ...kindFaults(items, entries),
  ];
};

function faultsOfEntry(
  { file, value }: ContentItem<'pictures'>,
  files: readonly string[],
  named: ReadonlySet<string | undefined>,
): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, found: string, expected: string) =>
    faults.push({ file, path, found, expected });
  const { file: name, kind, width, height } = value;
  // A file with an unusual extension is reported as a stray file.
  if (name && !files.includes(name) && !files.some((each) => meantName(each) === name)) {
    const guess = didYouMean(
      name,
      files.filter((each) => !each.endsWith('.json') && !named.has(each)),
    );
    fault('file', show(name), `a file in content/pictures/${guess}`);
  }
  if (kind === 'photo') {
    if (name && !name.endsWith('.jpg'))
      fault('kind', show(kind), 'the kind of a drawing, or a file that ends in .jpg');
    if (width && width < widest) fault('width', show(width), `a photo at least ${widest} pixels wide`);
    else if (width && height && height >= width)
      fault('height', show(height), `a photo that is wider than it is high`);
  }
  const mayBeSilent = !kind || kind === 'avatar' || kind === 'logo';
  for (const [code, alt] of Object.entries(value.alt ?? {})) {
    if (value.draft) {
      const expected = 'a description by someone who has seen it; then remove "draft"';
      faults.push({ file, path: `alt.${code}`, found: show(alt), expected, severity: 'warning' });
    }
    if (!mayBeSilent && alt?.trim() === '') fault(`alt.${code}`, 'nothing', 'a description of the picture');
    if (alt && /^\S+\.\w{3,4}$|^(?:IMG|DSC)[_-]?\d+$/i.test(alt))
      fault(`alt.${code}`, show(alt), 'a description of the picture');
  }
  return faults;
}

/** Reports pictures of the wrong kind: a plan in a gallery, a photo as a plan. */
function kindFaults(items: readonly ContentItem[], entries: readonly ContentItem<'pictures'>[]): Fault[] {
  const entryOf = new Map(entries.map((entry) => [entry.value.file, entry] as const));
  const check = (
    file: string,
    path: string,
    picture: string | null | undefined,
    kind: PictureEntry['kind'],
  ): Misfit[] => {
    const entry = picture ? entryOf.get(picture) : undefined;
    const own = entry?.value.kind;
    if (!own || own === kind) return [];
    return [
      {
        ...{ file, path, found: `${show(picture)}, a picture of kind "${own}"` },
        ...{ expected: `one of kind "${kind}"`, picture: entry.file, field: 'kind', value: own },
      },
    ];
  };
  return faultsOfMisfits([
    ...itemsIn(items, 'listings').flatMap(({ file, value }) => [
      ...(value.gallery ?? []).flatMap((name, index) => check(file, `gallery.${index}`, name, 'photo')),
      ...(value.floorPlans ?? []).flatMap((name, index) =>
        check(file, `floorPlans.${index}`, name, 'floor-plan'),
      ),
      ...check(file, 'video.poster', value.video?.poster, 'photo'),
    ]),
    ...itemsIn(items, 'offPlan').flatMap(({ file, value }) => [
      ...(value.gallery ?? []).flatMap((name, index) => check(file, `gallery.${index}`, name, 'photo')),
      ...check(file, 'sitePlan', value.sitePlan, 'site-plan'),
      ...(value.floorPlans ?? []).flatMap((name, index) =>
        check(file, `floorPlans.${index}`, name, 'floor-plan'),
      ),
    ]),
    ...itemsIn(items, 'developments').flatMap(({ file, value }) => [
      ...(value.gallery ?? []).flatMap((name, index) => check(file, `gallery.${index}`, name, 'photo')),
      ...check(file, 'sitePlan', value.sitePlan, 'site-plan'),
    ]),
    ...itemsIn(items, 'team').flatMap(({ file, value }) => check(file, 'avatar', value.avatar, 'avatar')),
  ]);
}
