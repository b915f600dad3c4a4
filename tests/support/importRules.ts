/** What the files of a folder may import; the longest folder that fits a file decides. */
export type ImportRule = {
  folder: string;
  /** Folders of `src/`, with all that is in them. */
  folders: readonly string[];
  /** Packages; `node:` stands for everything that comes with Node. */
  packages: readonly string[];
  /** Packages of which only types may be taken. */
  types?: readonly string[];
};

const plain = ['ui', 'locale', 'map'];
const collections = [
  'listings',
  'offPlan',
  'developments',
  'areas',
  'offices',
  'team',
  'articles',
  'careers',
  'reviews',
];
const doing = ['search', 'forms', 'calculators', 'shortlist'];
const framing = ['blocks', 'layout', 'seo', 'styleGuide'];

const shelves = (...names: readonly string[]) => names.map((name) => `components/${name}`);
const drawing = ['react', 'react-dom', 'lucide-react'];
const mapLibrary = ['leaflet', 'react-leaflet'];

const shelfRules = (names: readonly string[], others: readonly string[]): ImportRule[] =>
  names.map((name) => ({
    folder: `components/${name}`,
    folders: [`components/${name}`, ...shelves(...others), 'browser', 'domain', 'i18n'],
    packages: [
      ...drawing,
      ...(name === 'map' ? mapLibrary : []),
      ...(name === 'ui' ? ['yet-another-react-lightbox', 'uqr'] : []),
      ...(name === 'locale' ? ['gatsby-plugin-react-i18next'] : []),
      ...(name === 'forms' ? ['idb-keyval'] : []),
      ...(framing.includes(name) ? ['gatsby'] : []),
    ],
  }));

/** DESIGN's table of imports. A folder that is not named here may not exist. */
export const importRules: readonly ImportRule[] = [
  { folder: 'i18n', folders: ['i18n'], packages: [] },
  { folder: 'domain', folders: ['domain', 'i18n'], packages: [] },
  { folder: 'domain/content', folders: ['domain', 'i18n'], packages: ['zod'] },
  { folder: 'domain/forms', folders: ['domain', 'i18n'], packages: ['zod', 'libphonenumber-js'] },
  {
    folder: 'generation',
    folders: ['generation', 'domain', 'i18n'],
    packages: [
      'node:',
      'jsonc-parser',
      'markdown-it',
      'sharp',
      'i18next',
      'pdfkit',
      '@fontsource-variable/readex-pro',
    ],
    types: ['gatsby', 'zod'],
  },
  { folder: 'browser', folders: ['browser', 'domain', 'i18n'], packages: [] },
  { folder: 'release', folders: ['release', 'domain'], packages: ['node:'] },
  { folder: 'runtime', folders: ['runtime', 'browser', 'domain', 'i18n'], packages: [] },
  {
    folder: 'server',
    folders: ['server', 'release', 'domain', 'i18n'],
    packages: [
      'node:',
      'fastify',
      '@fastify/static',
      '@fastify/formbody',
      '@fastify/multipart',
      '@fastify/rate-limit',
      '@fastify/helmet',
      'i18next',
      'kysely',
      '@libsql/client',
      '@libsql/kysely-libsql',
      'pg',
      'nodemailer',
      'csv-stringify',
      'zod',
    ],
  },
  ...shelfRules(plain, plain),
  ...shelfRules(collections, plain),
  ...shelfRules(doing, [...plain, ...collections]),
  ...shelfRules(framing, [...plain, ...collections, ...doing]),
  { folder: 'templates', folders: ['components', 'domain', 'i18n'], packages: ['gatsby', 'react'] },
  { folder: 'pages', folders: ['components', 'domain', 'i18n'], packages: ['gatsby', 'react'] },
  { folder: 'styles', folders: ['styles'], packages: [] },
];

/** The rule for a folder of `src/`; undefined for a folder that the design does not know. */
export function importRuleOf(folder: string): ImportRule | undefined {
  const fitting = importRules.filter((rule) => isWithin(folder, rule.folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** True for the folder itself and for all beneath it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
