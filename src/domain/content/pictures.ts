import { z } from 'zod';
import { localised } from './fields';

/** A file of `content/pictures/` and what it shows, for people who do not see it. */
export const pictureEntry = z.strictObject({
  /** File name within `content/pictures/`. */
  file: z.string().regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"'),
  kind: z.enum(['photo', 'floor-plan', 'site-plan', 'avatar', 'logo']),
  /** What is seen; empty only for avatars and logos, which stand beside a name. */
  alt: localised(z.string()),
  width: z.int().positive(),
  height: z.int().positive(),
});

export type PictureEntry = z.infer<typeof pictureEntry>;

/** True for drawings with words on them, which each reader gets in their own language. */
export function isPlan({ kind, file }: Pick<PictureEntry, 'kind' | 'file'>): boolean {
  return (kind === 'floor-plan' || kind === 'site-plan') && file.endsWith('.svg');
}
