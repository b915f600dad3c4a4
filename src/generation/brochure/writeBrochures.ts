import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brochurePath, localisePath } from '../../domain/site/paths';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import type { Sourced } from '../createNodes';
import { type BrochurePictures, brochure } from './brochure';

/** Writes the PDF brochure of every off-plan project in every language into the folder of its page. */
export async function writeBrochures({ site, views }: Sourced, folder: string): Promise<void> {
  for (const project of site.content.offPlan) {
    const photo = (file: string) =>
      readFileSync(join(folder, `${site.picture(file, defaultLocale).path}-1200.jpg`));
    const [first = '', ...others] = project.gallery.filter((file) => file.endsWith('.jpg'));
    const pictures: BrochurePictures = {
      first: photo(first),
      others: others.slice(0, 2).map(photo),
      sitePlan: project.sitePlan
        ? await sharp(`content/pictures/${project.sitePlan}`).resize({ width: 1400 }).png().toBuffer()
        : null,
    };
    for (const code of localeCodes) {
      const file = join(folder, localisePath(brochurePath(project.slug), code));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await brochure(views[code], project, pictures));
    }
  }
}
