import type { Area } from '../../domain/content/areas';
import type { Listing } from '../../domain/content/listings';
import { mismatchOf } from '../../domain/content/mismatchOf';
import type { PictureEntry } from '../../domain/content/pictures';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { faultsOfMisfits, type Misfit } from './misfits';

/** Reports photos in the gallery of a home that cannot show that home, by the metadata of the photo. */
export const checkGalleries: Check = ({ items }) => {
  const areas = new Map(
    itemsIn(items, 'areas').flatMap(({ names, value }) =>
      names.map((name) => [name, value as Area] as const),
    ),
  );
  const pictures = new Map(
    itemsIn(items, 'pictures').flatMap(({ file, value, isWhole }) =>
      isWhole && value.file ? [[value.file, { file, entry: value as PictureEntry }] as const] : [],
    ),
  );
  const misfits = itemsIn(items, 'listings').flatMap(({ file, value, isWhole }): Misfit[] => {
    // A mismatch depends on several fields of the home; an invalid one was already reported.
    if (!isWhole) return [];
    const home = value as Listing;
    return home.gallery.flatMap((name, index) => {
      const picture = pictures.get(name);
      if (picture?.entry.kind !== 'photo') return [];
      const mismatch = mismatchOf(home, picture.entry, areas);
      if (!mismatch) return [];
      const { field } = mismatch;
      const found = `${show(name)}, whose "${field}" is "${mismatch.found}"`;
      return [
        {
          ...{ file, path: `gallery.${index}`, found, expected: 'a photo that this home can have' },
          ...{ picture: picture.file, field, value: picture.entry[field] },
        },
      ];
    });
  });
  return faultsOfMisfits(misfits);
};
