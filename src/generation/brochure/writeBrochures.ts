import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { OffPlanProject } from '../../domain/content/offPlan';
import { brochurePath, localisePath } from '../../domain/site/paths';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { filesIn } from '../filesIn';
import type { Sourced } from '../sourceSite';
import type { PageViews } from '../views/pageViews';
import { offPlanView } from '../views/projects';
import { type BrochurePictures, brochure } from './brochure';
import { readBrochureFonts } from './readBrochureFonts';

/** Folders whose files shape all brochures: words and code. The lock file stands for the libraries. */
const sources = ['locales', 'src/generation/brochure', 'src/i18n'];

/**
 * Writes the PDF brochure of every off-plan project in every language into the folder of its page. A brochure is kept
 * for later builds under a hash of all that it is made of.
 */
export async function writeBrochures({ site, views }: Sourced, folder: string, cacheFolder: string) {
  mkdirSync(cacheFolder, { recursive: true });
  const files = sources.flatMap((source) => [...filesIn(source).keys()].map((path) => join(source, path)));
  const shared = hashOf(['package-lock.json', ...files].map((file) => readFileSync(file)));
  const used = new Set<string>();
  const fonts = readBrochureFonts();
  for (const project of site.content.offPlan) {
    const photo = (file: string) =>
      readFileSync(join(folder, `${site.picture(file, defaultLocale).path}-1200.jpg`));
    const [first = '', ...others] = project.gallery.filter((file) => file.endsWith('.jpg'));
    const photos = [first, ...others.slice(0, 2)].map(photo);
    const plan = project.sitePlan ? readFileSync(`content/pictures/${project.sitePlan}`) : null;
    for (const code of localeCodes) {
      const content = JSON.stringify(contentOf(views[code], project));
      const name = `${hashOf([shared, content, ...photos, plan ?? ''])}.pdf`;
      used.add(name);
      const kept = join(cacheFolder, name);
      if (!existsSync(kept)) {
        const pictures = await picturesFrom(photos, plan);
        // Renamed when complete, so that an interrupted build keeps no partial brochure.
        writeFileSync(`${kept}.part`, await brochure(views[code], project, pictures, await fonts));
        renameSync(`${kept}.part`, kept);
      }
      const file = join(folder, localisePath(brochurePath(project.slug), code));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, readFileSync(kept));
    }
  }
  for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(join(cacheFolder, name));
}

/** The content that `brochure` shows. */
function contentOf(views: PageViews, project: OffPlanProject): unknown {
  const { code, site } = views;
  return [code, offPlanView(views, project), project.body[code], views.siteFrame(), site.today];
}

async function picturesFrom([first, ...others]: Buffer[], plan: Buffer | null): Promise<BrochurePictures> {
  const sitePlan = plan && (await sharp(plan).resize({ width: 1400 }).png().toBuffer());
  return { first: first as Buffer, others, sitePlan };
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}
