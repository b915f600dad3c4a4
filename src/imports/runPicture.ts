import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scenes } from '../domain/content/pictures';
import { describeFault } from '../generation/fault';
import { formatEntry } from '../generation/formatEntry';
import { localeCodes } from '../i18n/locales';
import { pictureName } from './pictureName';
import { type Focus, photoSize, RefusedPicture, takePicture } from './takePicture';
import { takeUploads } from './takeUploads';

const usage = `npm run content:picture -- FILE … [--name NAME] [--focus X,Y] [--scene SCENE]
npm run content:picture -- --uploaded

  --name   the name in content/pictures/, such as villa-09; by default that of the file
  --focus  the point to keep when cropping to 3:2, as fractions from the top left: 0.5,0.3
  --scene  ${scenes.join(', ')}
  --uploaded  takes in the photos of galleries that are in content/pictures/ without a JSON file`;

/** `npm run content:picture`: takes photos into `content/pictures/`, each with its JSON to fill in. */
async function runPicture(): Promise<void> {
  const options = {
    name: { type: 'string' },
    focus: { type: 'string' },
    scene: { type: 'string' },
    uploaded: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const focus = values.focus === undefined ? null : focusOf(values.focus);
  if (values.uploaded) return reportUploads();
  if (positionals.length === 0) throw new RefusedPicture(usage);
  if (values.scene !== undefined && !scenes.includes(values.scene as never)) {
    throw new RefusedPicture(`--scene: found "${values.scene}", expected one of ${scenes.join(', ')}`);
  }
  const folder = join(process.cwd(), 'content', 'pictures');
  for (const path of positionals) {
    try {
      const taken = new Set(readdirSync(folder).map((file) => file.replace(/\.\w+$/, '')));
      const name = pictureName(values.name ?? path, taken);
      if (name === null) throw new RefusedPicture('name it in Latin letters with --name');
      const photo = await takePicture(readFileSync(path), focus);
      const alt = Object.fromEntries(localeCodes.map((code) => [code, '']));
      const scene = values.scene ? { scene: values.scene } : {};
      writeFileSync(join(folder, name), photo, { flag: 'wx' });
      const entry = { file: name, kind: 'photo', alt, ...photoSize, ...scene };
      const json = name.replace(/\.jpg$/, '.json');
      writeFileSync(join(folder, json), formatEntry('pictures', entry), { flag: 'wx' });
      console.log(`content/pictures/${name} is taken in. Describe it in content/pictures/${json} ("alt").`);
    } catch (error) {
      console.error(`${path}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

/** Takes in what was uploaded to `content/pictures/` with the editor for a repository. */
async function reportUploads(): Promise<void> {
  const faults = await takeUploads(process.cwd());
  for (const fault of faults) console.error(describeFault(fault));
  if (faults.length > 0) process.exitCode = 1;
}

function focusOf(text: string): Focus {
  const [x = Number.NaN, y = Number.NaN, ...more] = text.split(',').map(Number);
  const isFraction = (value: number) => value >= 0 && value <= 1;
  if (!isFraction(x) || !isFraction(y) || more.length > 0)
    throw new RefusedPicture(`--focus: found "${text}", expected two fractions such as "0.5,0.3"`);
  return { x, y };
}

runPicture().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
