import type { Area } from '../../domain/content/areas';
import type { Listing } from '../../domain/content/listings';
import { mismatchOf } from '../../domain/content/mismatchOf';
import type { PictureEntry } from '../../domain/content/pictures';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Reports photos in the gallery of a home that cannot show that home, by the metadata of the photo. */
export const checkGalleries: Check = ({ items }) => {
  const areas = new Map(
    itemsIn(items, 'areas').flatMap(({ names, value }) =>
      names.map((name) => [name, value as Area] as const),
    ),
  );
  const pictures = new Map(
    itemsIn(items, 'pictures').flatMap(({ value, isWhole }) =>
      isWhole && value.file ? [[value.file, value as PictureEntry] as const] : [],
    ),
  );
  return itemsIn(items, 'listings').flatMap(({ file, value, isWhole }): Fault[] => {
    // A mismatch depends on several fields of the home; an invalid one was already reported.
    if (!isWhole) return [];
    const home = value as Listing;
    return home.gallery.flatMap((name, index) => {
      const picture = pictures.get(name);
      const mismatch = picture?.kind === 'photo' ? mismatchOf(home, picture, areas) : null;
      if (!mismatch) return [];
      const found = `${show(name)}, whose "${mismatch.field}" is "${mismatch.found}"`;
      return [{ file, path: `gallery.${index}`, found, expected: 'a photo that this home can have' }];
    });
  });
};
