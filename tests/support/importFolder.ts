import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMapping } from '../../src/domain/content/imports';
import { type ImportOptions, importHomes } from '../../src/imports/importHomes';
import type { ImportReport } from '../../src/imports/importReport';
import { readHomes } from '../../src/imports/readFeed';
import { fixtureRoot, testDay } from './plannedSite';
import { temporaryFolder } from './temporaryFolder';

/** Elements of a home in the XML of Property Finder; `undefined` leaves one out. */
export type XmlHome = Record<string, string | undefined>;

/** A home that the fixture site can import. */
const usual: XmlHome = {
  reference_number: 'CRM-77',
  offering_type: 'RR',
  property_type: 'AP',
  price: '<yearly>114000</yearly>',
  city: 'Lusail',
  title_en: 'Two-bedroom apartment by the marina',
  title_ar: 'شقة بغرفتي نوم قرب المرسى',
  description_en: 'A quiet flat near the water.',
  description_ar: 'شقة هادئة قرب الماء.',
  size: '1184',
  bedroom: '2',
  bathroom: '2',
  // A picture that is here already, as making one takes a tenth of a second.
  photo: '<url>https://www.safabay.example/static/0/villa-01-1600.jpg</url>',
  geopoints: '51.49,25.42',
  agent: '<email>SARA@safabay.example</email>',
};

/** A feed of homes that differ from the usual one in the elements given. */
export function feedOf(...homes: XmlHome[]): string {
  const elements = (home: XmlHome) =>
    Object.entries({ ...usual, ...home })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('');
  return `<list>${homes.map((home) => `<property>${elements(home)}</property>`).join('')}</list>`;
}

/** How one import differs from the usual one. */
export type RunOptions = Partial<Omit<ImportOptions, 'root' | 'mapping'>> & {
  /** The name of the mapping in `content/imports/`. */
  source?: string;
  /** Values of the mapping that differ from the file. */
  more?: object;
};

/** A copy of the fixture site in a folder of its own, into which a test imports homes. */
export class ImportFolder {
  readonly root = temporaryFolder();

  /** @param pictures the folder of pictures by file name; null to fetch them */
  constructor(private readonly pictures: string | null) {
    cpSync(join(fixtureRoot, 'content'), join(this.root, 'content'), { recursive: true });
    mkdirSync(join(this.root, 'content', 'imports'));
  }

  /** Imports a feed, with `write` by default. */
  async run(
    feed: string | Buffer,
    { source = 'property-finder', more, ...options }: RunOptions = {},
  ): Promise<ImportReport> {
    async function* bytes() {
      yield Buffer.from(feed);
    }
    const file = JSON.parse(readFileSync(`content/imports/${source}.json`, 'utf8'));
    const mapping = importMapping.parse({ ...file, ...more });
    return importHomes(readHomes(bytes(), mapping), {
      ...{ root: this.root, mapping, today: testDay, write: true, pictures: this.pictures },
      ...{ manyGone: false, mostPictures: 100, ...options },
    });
  }

  /** The path of a listing. */
  pathOf(reference: string): string {
    return join(this.root, 'content', 'listings', `${reference}.json`);
  }

  /** The JSON of a listing. */
  listing(reference: string) {
    return JSON.parse(readFileSync(this.pathOf(reference), 'utf8'));
  }

  /** Changes fields of a listing, as an editor does. */
  edit(reference: string, values: object): void {
    writeFileSync(this.pathOf(reference), JSON.stringify({ ...this.listing(reference), ...values }));
  }

  /** The paths of all files and folders within the content folder. */
  files(): string[] {
    return readdirSync(join(this.root, 'content'), { recursive: true, encoding: 'utf8' }).sort();
  }

  /** All files in the content folder with their text. */
  texts(): [string, string][] {
    return readdirSync(join(this.root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path, readFileSync(path, 'latin1')]);
  }
}
