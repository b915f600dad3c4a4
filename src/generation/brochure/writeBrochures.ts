import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { OffPlanProject } from '../../domain/content/offPlan';
import { brochurePath, localisePath, offPlanPath } from '../../domain/site/paths';
import { largestAddress } from '../../domain/site/pictureView';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { filesIn } from '../filesIn';
import { replaceFile } from '../replaceFile';
import type { Sourced } from '../sourceSite';
import type { PageViews } from '../views/pageViews';
import { offPlanView } from '../views/projects';
import { type BrochurePictures, brochure } from './brochure';
import { readBrochureFonts } from './readBrochureFonts';

/** Folders and files that shape all brochures: words and code. The lock file stands for the libraries. */
const folders = ['locales', 'src/generation/brochure', 'src/i18n'];
const sources = ['package-lock.json', 'src/generation/renderMarkdown.ts'];

/**
 * Writes the PDF brochure of every off-plan project in every language into the folder of its page. The pictures must
 * already be in the public folder. A brochure is kept for later builds under a hash of all that it is made of. Those of
 * projects that the content no longer has are removed.
 */
export async function writeBrochures(
  { site, views }: Pick<Sourced, 'site' | 'views'>,
  folder: string,
  cacheFolder: string,
) {
  mkdirSync(cacheFolder, { recursive: true });
  const files = folders.flatMap((each) => [...filesIn(each).keys()].map((path) => join(each, path)));
  const shared = hashOf([...sources, ...files].map((file) => readFileSync(file)));
  const used = new Set<string>();
  const written = new Set<string>();
  const fonts = readBrochureFonts();
  for (const project of site.content.offPlan) {
    const photo = (file: string) =>
      readFileSync(join(folder, `${site.picture(file, defaultLocale).path}-1200.jpg`));
    const [first = '', ...others] = project.gallery.filter((file) => file.endsWith('.jpg'));
    const photos = [first, ...others.slice(0, 2)].map(photo);
    const { sitePlan } = project;
    for (const code of localeCodes) {
      const plan = sitePlan ? readFileSync(join(folder, largestAddress(site.picture(sitePlan, code)))) : null;
      const content = JSON.stringify(contentOf(views[code], project));
      const name = `${hashOf([shared, content, ...photos, plan ?? ''])}.pdf`;
      used.add(name);
      const kept = join(cacheFolder, name);
      if (!existsSync(kept)) {
        const pictures = await picturesFrom(photos, plan);
        replaceFile(kept, await brochure(views[code], project, pictures, await fonts));
      }
      const file = join(folder, localisePath(brochurePath(project.slug), code));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, readFileSync(kept));
      written.add(file);
    }
  }
  for (const file of brochuresIn(folder)) if (!written.has(file)) rmSync(file);
  for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(join(cacheFolder, name));
}

/** The brochures in the public folder, of this build and of earlier ones. */
function brochuresIn(folder: string): string[] {
  const name = basename(brochurePath(''));
  return localeCodes.flatMap((code) => {
    const projects = join(folder, localisePath(dirname(offPlanPath('x')), code));
    return [...filesIn(projects).keys()]
      .filter((path) => basename(path) === name)
      .map((path) => join(projects, path));
  });
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
